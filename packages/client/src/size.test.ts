import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { endpoints } from '@dowel/schema';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

/**
 * 16 kB for the 52 endpoints that were there when the budget was set. Each further one may take 40 bytes (ADR 0004).
 * Calls through the proxy take 600 bytes, reading an inbox takes 650,
 * surfaces with the errors of writes take 250, and bodies that JSON can hold take 350.
 */
const budgetBytes = 16_000 + 40 * (Object.keys(endpoints).length - 52) + 600 + 650 + 250 + 350;

/** The size of an entry and everything it imports at once, as a bundler ships it. Dynamic imports are left out. */
async function initialBytes(entry: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    conditions: ['@dowel/source'],
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const outputs = Object.entries(metafile.outputs);
  const wanted = outputs
    .filter(([, { entryPoint }]) => entryPoint?.endsWith(entry.slice(1)))
    .map(([path]) => path);
  for (const path of wanted) {
    const now = metafile.outputs[path]?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
    for (const { path: next } of now) if (!wanted.includes(next)) wanted.push(next);
  }
  const files = outputFiles.filter(({ path }) => wanted.some((name) => path.endsWith(name)));
  expect(files).toHaveLength(wanted.length);
  return files.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

describe('the whole client in a page', () => {
  it('stays within its budget, with no validator loaded', async () => {
    expect(await initialBytes('./index.ts')).toBeLessThanOrEqual(budgetBytes);
  });
});
