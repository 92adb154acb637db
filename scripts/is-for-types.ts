/**
 * Whether tsup was started by the script `types` of a package. It writes only declarations, which takes longer than all the
 * rest of a build, and nothing in this repository runs on them.
 */
// biome-ignore lint/suspicious/noUndeclaredEnvVars: pnpm sets it to the name of the script.
export const isForTypes = process.env.npm_lifecycle_event === 'types';
