import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Insertion, insertions } from './insertions.ts';
import { packageFiles } from './package-files.ts';
import type { ResourceNames } from './resource-names.ts';
import { serverFiles } from './server-files.ts';

/**
 * Writes the skeleton of a plain resource. It has a name that is unique in its project, and the operations create,
 * list, get, update and delete. Returns the files that were written or changed.
 * @param isAdded whether Dowel adds the resource to the original interface
 */
export function newResource(root: string, names: ResourceNames, isAdded: boolean): string[] {
  const files = Object.entries({ ...packageFiles(names, isAdded), ...serverFiles(names) });
  const known = files.find(([file]) => existsSync(join(root, file)));
  if (known) throw new Error(`${known[0]} is there already. Nothing was written: choose another name.`);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const changes = insertions(names);
  for (const change of changes) insert(root, change);
  return [...new Set([...files.map(([file]) => file), ...changes.map(({ file }) => file)])].sort();
}

function insert(root: string, { file, at, where, lines }: Insertion): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8').split('\n');
  const index = text.findIndex((line) => at.test(line));
  if (index === -1) throw new Error(`${file} has no line like ${at}, beside which the new lines belong.`);
  text.splice(where === 'before' ? index : index + 1, 0, lines);
  writeFileSync(path, text.join('\n'));
}
