export class FluentResource { constructor(source: string); readonly body: { id: string }[] }
export interface Message { id: string; value: unknown; attributes: Record<string, unknown> }
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): Message | undefined;
  formatPattern(pattern: unknown, args?: Record<string, unknown> | null, errors?: Error[] | null): string;
}
