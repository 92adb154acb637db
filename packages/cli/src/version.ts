declare const __DOWEL_CLI_VERSION__: string | undefined;

/** The version of this package, which the build fills in; `source` when the sources run without a build. */
export const version = typeof __DOWEL_CLI_VERSION__ === 'string' ? __DOWEL_CLI_VERSION__ : 'source';
