import { basename } from 'node:path';

/** Whether tsup was started by the script `types` of a package. Then it writes declarations, and no code. */
// biome-ignore lint/suspicious/noUndeclaredEnvVars: pnpm sets it to the name of the script.
export const isForTypes = process.env.npm_lifecycle_event === 'types';

/**
 * Makes one file of the declarations that an entry leads to. TypeScript 7 has written them for all packages at once
 * (`pnpm declare`), in less time than tsup's own compiler takes for one.
 */
export const typesOf = (entry: Record<string, string>) => ({
  entry: Object.fromEntries(Object.entries(entry).map(([name, source]) => [name, declared(source)])),
  format: ['esm' as const, 'cjs' as const],
  dts: { only: true },
});

/** tsup runs in the folder of the package. */
const declared = (source: string) =>
  `../../.types/${basename(process.cwd())}/${source.replace(/\.tsx?$/, '.d.ts')}`;
