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
  /** Why it may be another member. Absent: its name says that it is the id. */
  readonly idDoubt?: string;
}

/** A list that no object was made of, and why. */
export interface LeftOut {
  readonly path: string;
  readonly reason: string;
}

/** The lists of a document that need no parent, and those that were left out. */
export function findLists(document: ApiDocument): { lists: DocumentedList[]; leftOut: LeftOut[] } {
  const lists: DocumentedList[] = [];
  const leftOut: LeftOut[] = [];
  for (const operation of document.operations) {
    const { method, path, isDeprecated, answer } = operation;
    if (method !== 'GET' || isDeprecated || path.endsWith('}')) continue;
    const found = answer && recordsIn(answer, lastWord(path));
    const unclear = found ? undefined : whyNoRecords(operation);
    if (unclear !== undefined) leftOut.push({ path, reason: unclear });
    if (!found) continue;
    const name = nameOf(path, lists);
    const named = findId(document, path, found.record);
    const reason = path.includes('{')
      ? 'the list is below another record, which "parents" of the format can say'
      : !named && 'no member of its records can be an id';
    if (reason) leftOut.push({ path, reason });
    else if (named) lists.push({ name, operation, ...found, ...named });
  }
  return { lists, leftOut };
}

/** Why nobody can say where the records of an answer are. Undefined: it has none. */
function whyNoRecords({ path, answer, broken }: ApiOperation): string | undefined {
  const [reference] = broken;
  if (reference !== undefined) {
    return `a reference of the document leads nowhere, as ${reference} does. Put all files of the document into one, with the tools of the vendor or a bundler`;
  }
  if (!answer) return undefined;
  const deep = [...answer.members.values()].flatMap((member) => listsOf(member));
  if (listsOf(answer).length + deep.length > 1)
    return 'its answer has several lists, and none has a usual name';
  const isUsual = (name: string) => [lastWord(path), ...usualNames].includes(name);
  const likely = [answer, ...[...answer.members].flatMap(([name, one]) => (isUsual(name) ? one : []))];
  const isUnknown = ({ types, items }: ApiSchema) =>
    (types.has('array') && !items) || (items && (items.types.size === 0 || items.types.has('object')));
  return likely.some(isUnknown) ? 'the document does not say what its records look like' : undefined;
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

type FoundId = Pick<DocumentedList, 'id' | 'idDoubt'>;

/**
 * The id of a record. What the path of a single record takes comes first: `/add_ons/{code}` takes the code. Then a name that
 * says it, then one that is likely.
 */
function findId({ operations }: ApiDocument, path: string, record: ApiSchema): FoundId | undefined {
  const one = singular(lastWord(path));
  const usable = [...record.members].filter(([, member]) => isIdLike(member)).map(([name]) => name);
  const ofObject = [`${one}id`, `${one}uuid`].map(plain);
  const sure =
    ['id', 'gid', 'uuid', 'guid', '_id'].find((name) => usable.includes(name)) ??
    usable.find((name) => ofObject.includes(plain(name)));
  const parameters = operations.flatMap((operation) => parameterBelow(path, operation.path) ?? []);
  const taken = parameters.flatMap((parameter) => membersOfParameter(usable, parameter, one));
  const [inPath] = taken;
  if (inPath !== undefined && (sure === undefined || !taken.includes(sure))) {
    const other = sure === undefined ? '' : `, although there is "${sure}"`;
    return {
      id: inPath,
      idDoubt: `"${inPath}" is the id, because ${path}/{${parameters[0]}} takes it${other}`,
    };
  }
  if (sure !== undefined) return { id: sure };
  const lists = new Set(operations.map((operation) => singular(lastWord(operation.path)).toLowerCase()));
  const isOfAnother = (name: string) => lists.has(name.replace(/_?id$/i, '').toLowerCase());
  const likely =
    usable.find((name) => /(_id|Id|ID)$/.test(name) && !isOfAnother(name)) ??
    ['uuid', 'key', 'code', 'slug', 'number'].flatMap((word) =>
      usable.filter((name) => isWord(name, word)),
    )[0];
  return likely === undefined ? undefined : { id: likely, idDoubt: `"${likely}" may be no id` };
}

function isIdLike({ types }: ApiSchema): boolean {
  return types.size === 0 || types.has('string') || types.has('integer') || types.has('number');
}

/** The members of a record that a parameter of a path can be: that of its name, or of its name without that of the object. */
export function membersOfParameter(members: readonly string[], parameter: string, object: string): string[] {
  const names = [plain(parameter), plain(parameter).replace(plain(object), '')];
  return names.flatMap((name) => members.find((member) => plain(member) === name) ?? []);
}

/** The variable with which a path goes on below that of a list: `code` of `/add_ons/{code}`. */
export function parameterBelow(list: string, path: string): string | undefined {
  if (!path.startsWith(`${list}/`)) return undefined;
  return /^\{([^{}]+)\}$/.exec(path.slice(list.length + 1))?.[1];
}

const isWord = (name: string, word: string) => new RegExp(`(^|_)${word}$`, 'i').test(name);
const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

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

export const lastWord = (path: string): string =>
  path
    .replace(/\.json$/, '')
    .split('/')
    .at(-1) ?? '';
/** `agent` for `agents`, and `address` for `addresses`. */
export const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');
