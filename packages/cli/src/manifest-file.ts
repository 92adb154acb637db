import { join } from 'node:path';
import { filesIn, isFolder, readTextFile } from './text-file.ts';
import { UsageError } from './usage-error.ts';

/** When the user names no file, the command looks for these. */
const usualNames = ['dowel.yaml', 'dowel.yml', 'dowel.json', 'amp.yaml', 'amp.yml'];

/** A manifest file and its text. */
export interface ManifestFile {
  /** The name as the user would write it. */
  name: string;
  text: string;
}

/**
 * Reads the named file, or the manifest in the named folder, or the manifest in the current folder.
 * @throws {UsageError} when the file does not exist, cannot be read, or is not text in UTF-8; when a folder has two
 * manifests, because nobody can tell which one is meant
 */
export async function readManifestFile(folder: string, named: string | undefined): Promise<ManifestFile> {
  const name = (await isFolder(folder, named ?? '.'))
    ? await findIn(folder, named ?? '.')
    : (named ?? usualNames.join(', '));
  return { name, text: await readTextFile(folder, name) };
}

/**
 * The same, or every manifest of the named folder if none in it has one of the usual names.
 * @throws {UsageError} when there is none, or one cannot be read
 */
export async function readManifestFiles(
  folder: string,
  named: string | undefined,
): Promise<[ManifestFile, ...ManifestFile[]]> {
  const sub = named ?? '.';
  if (!(await isFolder(folder, sub)) || (await usualIn(folder, sub)) !== undefined) {
    return [await readManifestFile(folder, named)];
  }
  const [first = await findIn(folder, sub), ...others] = await candidatesIn(folder, sub);
  const read = async (name: string) => ({ name, text: await readTextFile(folder, name) });
  return [await read(first), ...(await Promise.all(others.map(read)))];
}

async function candidatesIn(folder: string, sub: string): Promise<string[]> {
  return (await filesIn(folder, sub)).filter((name) => /\.(ya?ml|json)$/.test(name));
}

async function usualIn(folder: string, sub: string): Promise<string | undefined> {
  const there = new Set(await filesIn(folder, sub));
  const [first, second] = usualNames.filter((name) => there.has(join(sub, name)));
  if (first === undefined || second === undefined) return first && join(sub, first);
  throw new UsageError(
    `${sub === '.' ? 'This folder' : sub} has more than one manifest: ${first} and ${second}. Name the one that you mean, or delete the other.`,
  );
}

async function findIn(folder: string, sub: string): Promise<string> {
  const name = await usualIn(folder, sub);
  if (name !== undefined) return name;
  // In this folder, such a file is mostly something else.
  const [other] = sub === '.' ? [] : await candidatesIn(folder, sub);
  const what =
    other === undefined
      ? `There is no manifest in ${sub === '.' ? 'this folder' : sub}. Name the file`
      : `A deploy takes one manifest. Name it, such as ${other}`;
  throw new UsageError(
    `${what}, or call it ${usualNames[0]} (${usualNames.slice(1).join(', ')} are found too).`,
  );
}
