import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * The pages' files by their paths: what we publish, built with Vite as most pages are, each page alone. Vite names the
 * files that load together in the HTML.
 */
export async function bundlePages(names: Iterable<string>): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const name of new Set(names)) {
    for (const file of await bundlePage(name)) {
      files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source));
    }
  }
  return files;
}

async function bundlePage(name: string) {
  const root = fileURLToPath(new URL('.', import.meta.url));
  const html = `<!doctype html><html lang="en"><title>${name}</title><body><script type="module" src="./${name}.tsx"></script></body></html>`;
  const page = `${root}${name}.html`;
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      {
        name: 'page',
        enforce: 'pre',
        resolveId: (id) => (id === page ? id : null),
        load: (id) => (id === page ? html : null),
      },
    ],
    build: { write: false, assetsDir: name, rolldownOptions: { input: page } },
  });
  if (!('output' in built)) throw new TypeError('Vite answers one bundle for one page.');
  return built.output;
}
