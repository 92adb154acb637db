import type { CatalogueEntry } from '@dowel/schema';
import { isPlainObject } from '@dowel/schema/rules';
import { type CatalogueProblem, checkEntry } from './check-entry.ts';

/** The usable entries of a catalogue file, and why the others were left out. */
export interface CatalogueFile {
  /** The entries as written in the file: nothing is stripped, added or reordered. */
  entries: Record<string, CatalogueEntry>;
  problems: CatalogueProblem[];
}

/** The value of a file's text; without one, `reason` says why. */
export interface ParsedFile {
  format: 'JSON' | 'YAML';
  value?: unknown;
  reason: string;
}

/**
 * Reads a JSON catalogue file: `{ timestamp, catalog: { <name>: entry } }`, or the inner map alone. An entry with a
 * problem is left out and the others are kept. Never throws.
 */
export function readCatalogueFile(text: string): CatalogueFile {
  return readParsedFile(parseJson(text));
}

/** Like `readCatalogueFile`, for a text that is already parsed. A file that is one entry may be named by `fileName`. */
export function readParsedFile(parsed: ParsedFile, fileName?: string): CatalogueFile {
  const file = parsed.value;
  if (!isPlainObject(file)) return { entries: {}, problems: [unreadable(parsed)] };

  const problems: CatalogueProblem[] = [];
  const seen = new Map<string, string>();
  const entries = Object.entries(entriesOf(file, fileName)).filter(
    (pair): pair is [string, CatalogueEntry] => {
      const [name, value] = pair;
      const found = [...checkEntry(name, value), ...checkTwin(name, seen)];
      problems.push(...found);
      return found.length === 0;
    },
  );
  return { entries: Object.fromEntries(entries), problems };
}

export function parseJson(text: string): ParsedFile {
  try {
    // Windows editors may write a byte order mark first. JSON does not allow it.
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return { format: 'JSON', value, reason: 'it is not an object' };
  } catch (error) {
    return { format: 'JSON', reason: error instanceof Error ? error.message : 'it is not JSON' };
  }
}

function unreadable({ format, reason }: ParsedFile): CatalogueProblem {
  const shape = format === 'JSON' ? 'an object' : 'a map';
  return {
    path: '',
    message: `The catalogue file cannot be read, so none of its providers are known: ${reason}.`,
    fix: `Write it as ${format}: ${shape} of provider names to entries, or that ${shape.replace(/^an? /, '')} as "catalog".`,
  };
}

function entriesOf(file: Record<string, unknown>, fileName: string | undefined): Record<string, unknown> {
  const { catalog, authType, name } = file;
  // Only an entry has an `authType` that is a string. A provider may be called "authType" or "catalog" too.
  const single = typeof name === 'string' ? name : fileName;
  if (typeof authType === 'string' && single !== undefined) return { [single]: file };
  return isPlainObject(catalog) && typeof catalog.authType !== 'string' ? catalog : file;
}

function checkTwin(name: string, seen: Map<string, string>): CatalogueProblem[] {
  const twin = seen.get(name.toLowerCase());
  seen.set(name.toLowerCase(), name);
  if (twin === undefined) return [];
  const message = `"${name}" differs from "${twin}" only by case, so people would mistake one for the other.`;
  return [{ entry: name, path: 'name', message, fix: 'Rename or remove one of the two.' }];
}
