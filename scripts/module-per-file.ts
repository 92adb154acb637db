import type { Plugin } from 'esbuild';

/**
 * Leaves imports of other source files in place, unless nothing of them is used. They then name the file that is built
 * from the source.
 */
const leaveImports: Plugin = {
  name: 'leave-imports',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, kind }) =>
      kind === 'entry-point'
        ? undefined
        : { path: path.replace(/\.tsx?$/, '.js'), external: true, sideEffects: false },
    );
  },
};

/** Options of tsup for one ES module per source file. Every bundler can leave out modules that a page does not use. */
export const modulePerFile = {
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,test-d,stories,fixture}.*', '!src/**/*.d.ts'],
  format: 'esm' as const,
  splitting: false,
  sourcemap: true,
  esbuildPlugins: [leaveImports],
};
