interface ImportMeta {
  /** The settings of a test run. */
  readonly env: { readonly DOWEL_TESTS?: string };
}
