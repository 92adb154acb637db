import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import type { CatalogueEntry } from '@dowel/schema';
import { isPlainObject } from '@dowel/schema/rules';
import { parse } from 'yaml';
import type { CatalogueProblem } from '../check-entry.ts';
import { type CatalogueFile, type ParsedFile, parseJson, readParsedFile } from '../read-catalogue-file.ts';
import { CatalogueFileError } from './catalogue-file-error.ts';

/** A catalogue file that was read, with the entries of use and the reasons why others are of none. */
export interface ReadCatalogueFile extends CatalogueFile {
  file: string;
}

const endings = ['.json', '.yaml', '.yml'];

/**
 * Reads a catalogue file, or all files of a folder in the order of their names. A file is JSON or YAML: a map from names
 * to entries, or one entry, which is then named by its `name` or by the file. Folders inside the folder, hidden files
 * and files with other endings are passed over.
 * @param from where a relative path starts. Default: the current folder. Problems and errors name the path as given.
 * @throws {CatalogueFileError} a file cannot be read, is no JSON or YAML, or has no entries at all.
 */
export function readCataloguePath(path: string, from = '.'): ReadCatalogueFile[] {
  if (!isFolder(path, from)) return [readOne(path, from)];
  const files = namesIn(path, from)
    .filter((name) => !name.startsWith('.') && endings.includes(extname(name)))
    .sort()
    .map((name) => join(path, name))
    .filter((file) => !isFolder(file, from));
  if (files.length === 0) {
    throw new CatalogueFileError(
      path,
      'is a folder without catalogue files',
      `Put ${endings.join(', ')} files there.`,
    );
  }
  return withoutTwins(files.map((file) => readOne(file, from)));
}

function namesIn(folder: string, from: string): string[] {
  try {
    return readdirSync(resolve(from, folder));
  } catch (cause) {
    throw unreadable(folder, cause);
  }
}

function readOne(file: string, from: string): ReadCatalogueFile {
  const text = textOf(file, from);
  const ending = extname(file);
  const parsed = ending === '.yaml' || ending === '.yml' ? parseYaml(text) : parseJson(text);
  const { entries, problems } = readParsedFile(parsed, basename(file, ending));
  assertUsable(file, parsed, { entries, problems });
  return { file, entries, problems };
}

function isFolder(path: string, from: string): boolean {
  try {
    return statSync(resolve(from, path)).isDirectory();
  } catch (cause) {
    throw unreadable(path, cause);
  }
}

function textOf(file: string, from: string): string {
  const bytes = bytesOf(file, from);
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  throw new CatalogueFileError(file, 'is not text in UTF-8', 'Save it as UTF-8.');
}

function bytesOf(file: string, from: string): Buffer {
  try {
    return readFileSync(resolve(from, file));
  } catch (cause) {
    throw unreadable(file, cause);
  }
}

function unreadable(file: string, cause: unknown): CatalogueFileError {
  const reason = cause instanceof Error && 'code' in cause ? cause.code : cause;
  const fix = 'Check the path, and that this user may read it.';
  return new CatalogueFileError(file, `cannot be read (${reason})`, fix, { cause });
}

function parseYaml(text: string): ParsedFile {
  try {
    return { format: 'YAML', value: parse(text, { logLevel: 'error' }), reason: 'it is not a map' };
  } catch (error) {
    // Thousands of nested levels exhaust the stack of the parser.
    const isTooDeep = error instanceof RangeError || !(error instanceof Error);
    return { format: 'YAML', reason: isTooDeep ? 'it is nested too deeply' : error.message };
  }
}

function assertUsable(file: string, { value }: ParsedFile, { entries, problems }: CatalogueFile): void {
  const broken = problems.find(({ entry }) => entry === undefined);
  if (broken) throw new CatalogueFileError(file, 'cannot be used', `${broken.message} ${broken.fix}`);
  const isOneEntry = isPlainObject(value) && typeof value.authType === 'string';
  const [problem] = problems;
  if (isOneEntry || !problem || Object.keys(entries).length > 0) return;
  if (!problems.every(({ entry }) => isNone(entry, problems))) return;
  // A file that lists its entries under a wrong name, such as `catalogue`, is one "entry" without any of its members.
  throw new CatalogueFileError(
    file,
    'has no entries',
    `"${problem.entry}" is none: it has no valid authType, baseURL and support. List the entries under "catalog", or at the top of the file.`,
  );
}

function isNone(name: string | undefined, problems: readonly CatalogueProblem[]): boolean {
  return ['authType', 'baseURL', 'support'].every((member) =>
    problems.some(({ entry, path }) => entry === name && path === member),
  );
}

/** Two files of a folder with the same entry contradict each other. The first holds, and the second has a problem. */
function withoutTwins(files: readonly ReadCatalogueFile[]): ReadCatalogueFile[] {
  const fileOf = new Map<string, string>();
  return files.map(({ file, entries, problems }) => {
    const kept: Record<string, CatalogueEntry> = {};
    const twins: CatalogueProblem[] = [];
    for (const [name, entry] of Object.entries(entries)) {
      const first = fileOf.get(name.toLowerCase());
      if (first === undefined) {
        fileOf.set(name.toLowerCase(), file);
        kept[name] = entry;
      } else {
        const message = `"${name}" is in ${first} too, so it is unclear which is meant.`;
        twins.push({ entry: name, path: '', message, fix: 'Remove or rename one of the two.' });
      }
    }
    return { file, entries: kept, problems: [...problems, ...twins] };
  });
}
