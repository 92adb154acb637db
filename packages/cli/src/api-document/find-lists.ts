import type { ApiDocument, ApiOperation } from './read-document.ts';
import type { ApiSchema } from './schema.ts';

/** A list of records that a document has. */
export interface DocumentedList {
  /** The name of the object: the last words of the path. */
  readonly name: string;
  readonly operation: ApiOperation;
  /** Where the answer has the records. */
  readonly records: string;
  readonly record: ApiSchema;
  /** The member of a record that identifies it. */
  readonly id: string;
}

/** A list that no object was made of, and why. */
export interface LeftOut {
  readonly path: string;
  readonly reason: string;
}

/** The lists of a document that need no parent, and those that were left out. */
export function findLists({ operations }: ApiDocument): { lists: DocumentedList[]; leftOut: LeftOut[] } {
  const lists: DocumentedList[] = [];
  const leftOut: LeftOut[] = [];
  for (const operation of operations) {
    const { method, path, isDeprecated, answer } = operation;
    if (method !== 'GET' || isDeprecated || path.endsWith('}') || !answer) continue;
    const found = recordsIn(answer, lastWord(path));
    if (!found) continue;
    const name = nameOf(path, lists);
    const id = idOf(found.record, name);
    const reason = path.includes('{')
      ? 'the list is below another record, which "parents" of the format can say'
      : id === undefined && 'no member of its records is surely an id';
    if (reason) leftOut.push({ path, reason });
    else if (id !== undefined) lists.push({ name, operation, ...found, id });
  }
  return { lists, leftOut };
}

const usualNames = [
  'data',
  'results',
  'items',
  'records',
  'values',
  'value',
  'entries',
  'content',
  'collection',
];

/** The list of an answer. With several lists in it, the one with a usual name counts, or the name of the object. */
function recordsIn(answer: ApiSchema, object: string): { records: string; record: ApiSchema } | undefined {
  if (answer.items) return isRecord(answer.items) ? { records: '.', record: answer.items } : undefined;
  const inside = listsOf(answer);
  const deeper = [...answer.members].flatMap(([name, member]) =>
    listsOf(member).map((list) => ({ ...list, records: `${name}.${list.records}` })),
  );
  for (const candidates of [inside, deeper]) {
    const last = (list: { records: string }) => list.records.split('.').at(-1) ?? '';
    const usual = candidates.find((list) => [object, ...usualNames].includes(last(list)));
    if (usual) return usual;
    if (candidates.length === 1) return candidates[0];
  }
  return undefined;
}

function listsOf({ members }: ApiSchema): { records: string; record: ApiSchema }[] {
  return [...members].flatMap(([records, { items }]) =>
    items && isRecord(items) ? [{ records, record: items }] : [],
  );
}

/** Lists of texts and of maps without members tell nothing. */
function isRecord({ members }: ApiSchema): boolean {
  return members.size > 1;
}

/** `id`, or a name that is one: `ticket_id` of tickets. */
function idOf({ members }: ApiSchema, objectName: string): string | undefined {
  const one = singular(objectName.split('/').at(-1) ?? '');
  const names = ['id', 'gid', 'uuid', 'guid', '_id', `${one}_id`, `${one}Id`, `${one}ID`, `${one}_uuid`];
  return names.find((name) => {
    const types = members.get(name)?.types;
    return types && (types.size === 0 || types.has('string') || types.has('integer') || types.has('number'));
  });
}

/** The last word of a path. If another list has it, the word before it too. */
function nameOf(path: string, lists: readonly DocumentedList[]): string {
  const words = path
    .replace(/\.json$/, '')
    .split('/')
    .filter((word) => word !== '' && !word.includes('{'));
  const taken = new Set(lists.map(({ name }) => name));
  const names = words.map((_, index) => words.slice(words.length - 1 - index).join('/'));
  return names.find((name) => !taken.has(name)) ?? path;
}

const lastWord = (path: string) =>
  path
    .replace(/\.json$/, '')
    .split('/')
    .at(-1) ?? '';
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '');
