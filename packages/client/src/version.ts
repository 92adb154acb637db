declare const __DOWEL_CLIENT_VERSION__: string | undefined;

/** The version of this package; `source` where its sources run as they are. The build fills it in. */
export const version = typeof __DOWEL_CLIENT_VERSION__ === 'string' ? __DOWEL_CLIENT_VERSION__ : 'source';
