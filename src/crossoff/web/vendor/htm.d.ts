declare const htm: {
  bind<V>(h: (type: any, props: any, ...children: any[]) => V): (parts: TemplateStringsArray, ...values: any[]) => V;
};
export default htm;
