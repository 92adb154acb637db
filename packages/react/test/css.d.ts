declare module '*.css?inline' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: Vite gives a stylesheet's text like this
  export default text;
}

interface ImportMeta {
  /** What a test run is told. */
  readonly env: { readonly DOWEL_HOSTS_FULL?: string };
}
