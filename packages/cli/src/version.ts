declare const __DOWEL_CLI_VERSION__: string | undefined;

/** The version of this package; `source` where its sources run as they are. The build fills it in. */
export const version = typeof __DOWEL_CLI_VERSION__ === 'string' ? __DOWEL_CLI_VERSION__ : 'source';
