import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A page that a browser gets from a server. */
export interface ServedPage {
  headers: Record<string, string>;
  files: Record<string, string>;
}

/** Only what the page itself brings may run, apply or be asked for. No inline style, no inline script, no eval. */
const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'";

/** A page without a framework, made of the packages as they are published. */
export async function servePlainPage(options: { react?: 18 | 19; isStrict?: boolean }): Promise<ServedPage> {
  const { outputFiles } = await build({
    entryPoints: [here('plain-page.tsx')],
    bundle: true,
    write: false,
    outdir: '/',
    entryNames: '[name]',
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    ...(options.react === 18 && { plugins: [react18()] }),
  });
  const texts = outputFiles.map(({ path, text }) => [path, text]);
  return {
    headers: options.isStrict ? { 'content-security-policy': strictPolicy } : {},
    files: {
      '/': `<!doctype html><html lang="en"><head><link rel="stylesheet" href="/plain-page.css"></head><body><div id="box"></div><script type="module" src="/plain-page.js"></script></body></html>`,
      ...Object.fromEntries(texts),
    },
  };
}

/** React 18 comes from the package that pins it. */
function react18(): Plugin {
  const from = createRequire(here('../../react18/package.json'));
  const folder = (name: string) => dirname(from.resolve(`${name}/package.json`));
  return {
    name: 'react-18',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^react(-dom)?($|\/)/ }, ({ path, kind, pluginData }) => {
        if (pluginData === 'react-18') return undefined;
        const [name = '', ...rest] = path.split('/');
        return resolve(`./${rest.join('/')}`, {
          kind,
          resolveDir: join(folder(name)),
          pluginData: 'react-18',
        });
      });
    },
  };
}

/** Scripts for a page that read how it looks, the same that the tests of `@dowel/react` use. */
export async function readerScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { readStyles } from './computed-styles.ts';
        import { readPlaces } from './places.ts';
        globalThis.readScreen = () => {
          const root = document.querySelector('.dowel-root');
          const styles = [...readStyles(root)].map(([name, style]) => [name, [...style]]);
          // As text: Playwright takes seconds to hand over so many small values.
          return JSON.stringify({ styles, places: [...readPlaces(root)] });
        };`,
      resolveDir: here('../../../packages/react/test'),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
  });
  return outputFiles[0]?.text ?? '';
}
