import { access, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UsageError } from './usage-error.ts';

/** When the user names no file, the command looks for these, in this order. */
const usualNames = ['dowel.yaml', 'dowel.yml', 'dowel.json', 'amp.yaml', 'amp.yml'];

/** A manifest file and its text. */
export interface ManifestFile {
  /** The name as the user would write it. */
  name: string;
  text: string;
}

/**
 * Reads the named file, or the manifest in the named folder, or the manifest in the current folder.
 * @throws {UsageError} when the file does not exist or cannot be read
 */
export async function readManifestFile(folder: string, named: string | undefined): Promise<ManifestFile> {
  const name = (await isFolder(folder, named ?? '.'))
    ? await findIn(folder, named ?? '.')
    : (named ?? usualNames.join(', '));
  try {
    return { name, text: await readFile(resolve(folder, name), 'utf8') };
  } catch {
    throw new UsageError(`The file ${name} cannot be read. Check its name and its permissions.`);
  }
}

async function findIn(folder: string, sub: string): Promise<string> {
  for (const usual of usualNames) {
    const name = join(sub, usual);
    const isThere = await access(resolve(folder, name)).then(
      () => true,
      () => false,
    );
    if (isThere) return name;
  }
  throw new UsageError(
    `There is no manifest in ${sub === '.' ? 'this folder' : sub}. Name the file, or call it ${usualNames[0]} (${usualNames.slice(1).join(', ')} are found too).`,
  );
}

async function isFolder(folder: string, name: string): Promise<boolean> {
  return stat(resolve(folder, name)).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
}
