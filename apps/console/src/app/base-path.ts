/** Where the console is, such as `/console`. A server may be below a path of its address. */
export const basePath = /^.*?\/console(?=\/|$)/.exec(window.location.pathname)?.[0] ?? '/console';

/** A path of the server, as browsers see it. */
export function ownPath(path: string): string {
  return basePath.slice(0, -'/console'.length) + path;
}
