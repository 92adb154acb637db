import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Asset, toAsset } from '../reference/assets.ts';

/** The build puts the console here, beside the bundled file. */
const built = fileURLToPath(new URL('./console', import.meta.url));
/** Where it is built in the repository. */
const source = fileURLToPath(new URL('../../../../console/dist', import.meta.url));

const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
};

/** Every file of the console by its path, with the page under `index.html`. Undefined when it was not built. */
export type ConsoleFiles = ReadonlyMap<string, Asset>;

/** Reads the whole console into memory: nothing that a request says ever becomes the path of a file. */
export async function readConsole(
  folder = existsSync(built) ? built : source,
): Promise<ConsoleFiles | undefined> {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.map(async (file) => {
    const type = mediaTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    const path = file
      .slice(folder.length + 1)
      .split(sep)
      .join('/');
    return [path, await toAsset(type, await readFile(file))] as const;
  });
  return new Map(await Promise.all(read));
}
