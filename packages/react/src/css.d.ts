declare module '*.css';
declare module '*.css?inline' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: Vite gives a stylesheet's text like this
  export default text;
}
