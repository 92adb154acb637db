import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
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
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  const { line, encoding } = whereNotUtf8(bytes);
  throw new UsageError(
    `The file ${name} is not text in UTF-8 (line ${line}), so its letters cannot be told apart${encoding}. Save it as UTF-8.`,
  );
}

/** Whether there is a folder of this name. */
export async function isFolder(folder: string, name: string): Promise<boolean> {
  return stat(resolve(folder, name)).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
}

/** Some tools on Windows write UTF-16, which begins with one of these two marks. */
const utf16Marks = [0xfffe, 0xfeff];

function whereNotUtf8(bytes: Buffer): { line: number; encoding: string } {
  const isUtf16 = bytes.length > 1 && utf16Marks.includes(bytes.readUInt16BE());
  const [valid = ''] = bytes.toString('utf8').split('\ufffd', 1);
  return { line: valid.split('\n').length, encoding: isUtf16 ? ': it begins as UTF-16 does' : '' };
}
