import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { forPages } from '../../schema/for-pages.ts';

/** Bundles what a page loads at once when it imports from the library, without React. */
async function bundle(contents: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    conditions: ['@dowel/source'],
    write: false,
    logLevel: 'silent',
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    outdir: '.',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [lazyPartsLeftOut, forPages('bundle')],
  });
  const [file] = outputFiles;
  const [output] = Object.values(metafile.outputs);
  return {
    gzipBytes: gzipSync(file?.contents ?? '', { level: 9 }).byteLength,
    inputs: Object.keys(output?.inputs ?? {}),
  };
}

/** Leaves out what is loaded with `import()`: a page gets it only when a screen needs it. */
const lazyPartsLeftOut: Plugin = {
  name: 'lazy-parts-left-out',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

describe('loading only what is used', () => {
  it('keeps the question whether an integration is installed under 22 kB', async () => {
    const { gzipBytes, inputs } = await bundle(
      "export { ServiceProvider, useIsIntegrationInstalled } from './index.ts';",
    );

    expect(gzipBytes).toBeLessThanOrEqual(22_000);
    expect(inputs.filter((path) => /zod|cron|react-autocomplete|english/.test(path))).toEqual([]);
  });

  // @holds S214
  it('brings no framework for styling components', () => {
    const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

    expect(Object.keys(dependencies).filter((name) => !name.startsWith('@dowel/'))).toEqual([
      '@szhsin/react-autocomplete',
      '@tanstack/react-query',
    ]);
  });

  it('keeps all hooks free of validators', async () => {
    const { inputs } = await bundle("export * from './index.ts';");

    expect(inputs.filter((path) => path.includes('/zod/'))).toEqual([]);
  });
});
