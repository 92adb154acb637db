declare module '*.css?inline' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: Vite gives a stylesheet's text like this
  export default text;
}

interface ImportMeta {
  /** The settings of a test run. */
  readonly env: { readonly DOWEL_TESTS?: string };
}
