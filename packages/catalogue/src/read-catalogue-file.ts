import type { CatalogueEntry } from '@dowel/schema';
import { isPlainObject } from '@dowel/schema/rules';
import { type CatalogueProblem, checkEntry } from './check-entry.ts';

/** The usable entries of a catalogue file, and why the others were left out. */
export interface CatalogueFile {
  /** The entries as written in the file: nothing is stripped, added or reordered. */
  entries: Record<string, CatalogueEntry>;
  problems: CatalogueProblem[];
}

/**
 * Reads a JSON catalogue file: `{ timestamp, catalog: { <name>: entry } }`, or the inner map alone. An entry with a
 * problem is left out and the others are kept. Never throws.
 */
export function readCatalogueFile(text: string): CatalogueFile {
  const { value: file, reason } = parse(text);
  if (!isPlainObject(file)) return { entries: {}, problems: [unreadable(reason)] };

  const problems: CatalogueProblem[] = [];
  const seen = new Map<string, string>();
  const entries = Object.entries(entriesOf(file)).filter((pair): pair is [string, CatalogueEntry] => {
    const [name, value] = pair;
    const found = [...checkEntry(name, value), ...checkTwin(name, seen)];
    problems.push(...found);
    return found.length === 0;
  });
  return { entries: Object.fromEntries(entries), problems };
}

function parse(text: string): { value?: unknown; reason: string } {
  try {
    // Windows editors may write a byte order mark first. JSON does not allow it.
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')), reason: 'it is not an object' };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : 'it is not JSON' };
  }
}

function unreadable(reason: string): CatalogueProblem {
  return {
    path: '',
    message: `The catalogue file cannot be read, so none of its providers are known: ${reason}.`,
    fix: 'Write it as JSON: an object of provider names to entries, or that object as "catalog".',
  };
}

function entriesOf(file: Record<string, unknown>): Record<string, unknown> {
  const { catalog } = file;
  // A provider may be called "catalog" too. Only an entry has an `authType` that is a string.
  return isPlainObject(catalog) && typeof catalog.authType !== 'string' ? catalog : file;
}

function checkTwin(name: string, seen: Map<string, string>): CatalogueProblem[] {
  const twin = seen.get(name.toLowerCase());
  seen.set(name.toLowerCase(), name);
  if (twin === undefined) return [];
  const message = `"${name}" differs from "${twin}" only by case, so people would mistake one for the other.`;
  return [{ entry: name, path: 'name', message, fix: 'Rename or remove one of the two.' }];
}
