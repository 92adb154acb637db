import { isUtf8 } from 'node:buffer';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UsageError } from './usage-error.ts';

/**
 * Reads a file that a person wrote, without its byte order mark.
 * @throws {UsageError} when it does not exist, cannot be read, is a folder, or is not text in UTF-8
 */
export async function readTextFile(folder: string, name: string): Promise<string> {
  if (await isFolder(folder, name)) throw new UsageError(`${name} is a folder. Name a file in it.`);
  const bytes = await readFile(resolve(folder, name)).catch(() => {
    throw new UsageError(`The file ${name} cannot be read. Check its name and its permissions.`);
  });
  // UTF-16 without its mark is UTF-8 with a NUL in most letters.
  if (isUtf8(bytes) && !bytes.includes(0)) return new TextDecoder().decode(bytes);
  const { line, encoding } = whereNotUtf8(bytes);
  throw new UsageError(
    `The file ${name} is not text in UTF-8 (line ${line}), so its letters cannot be told apart${encoding}. Save it as UTF-8.`,
  );
}

/**
 * Whether there is a folder of this name.
 * @throws {UsageError} when the name is empty, as that of a variable that is not set: it would mean this folder
 */
export async function isFolder(folder: string, name: string): Promise<boolean> {
  if (name === '') throw new UsageError('The name of a file is empty. Write it, or leave it out.');
  return stat(resolve(folder, name)).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
}

/**
 * The names of the files in a folder, in their order, with the folder. Hidden files and folders inside are passed over.
 * @throws {UsageError} when it cannot be read
 */
export async function filesIn(folder: string, sub: string): Promise<string[]> {
  const entries = await readdir(resolve(folder, sub), { withFileTypes: true }).catch(() => {
    throw new UsageError(`The folder ${sub} cannot be read. Check its permissions.`);
  });
  const files = entries.filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'));
  return files.map(({ name }) => join(sub, name)).sort();
}

/** Some tools on Windows write UTF-16, which begins with one of these two marks. */
const utf16Marks = [0xfffe, 0xfeff];

function whereNotUtf8(bytes: Buffer): { line: number; encoding: string } {
  const isUtf16 = bytes.length > 1 && utf16Marks.includes(bytes.readUInt16BE());
  const [valid = ''] = bytes.toString('utf8').split(/[\ufffd\0]/, 1);
  const hasNul = bytes.includes(0) ? ': it holds a NUL, as UTF-16 and files that are no text do' : '';
  return { line: valid.split('\n').length, encoding: isUtf16 ? ': it begins as UTF-16 does' : hasNul };
}
