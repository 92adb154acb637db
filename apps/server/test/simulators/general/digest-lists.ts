import { existsSync, readFileSync } from 'node:fs';
import { fromShort } from '../../../../../packages/cli/src/api-document/short-digest.ts';

/** A schema of a digest, with its reference followed. */
export interface DigestNode {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly maximum?: number;
  readonly items?: DigestNode;
  readonly properties?: Readonly<Record<string, DigestNode>>;
  readonly required?: readonly string[];
}

export interface DigestParameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: DigestNode;
}

interface Operation {
  readonly parameters?: readonly DigestNode[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema: DigestNode }>> };
  readonly responses?: {
    readonly 200?: { readonly content?: Readonly<Record<string, { readonly schema: DigestNode }>> };
  };
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

interface Digest {
  readonly paths?: Readonly<Record<string, Readonly<Partial<Record<Method, Operation>>>>>;
}

/** A list as the vendor's document has it. */
export interface DocumentedList {
  readonly path: string;
  readonly parameters: readonly DigestParameter[];
  /** The members of the answer around the records. */
  readonly answer: DigestNode;
  /** The dotted path to the records is in parts. Empty: the answer is the list. */
  readonly place: readonly string[];
  readonly record: Readonly<Record<string, DigestNode>>;
  /** The call for one of its records: its path, what it takes, and where the record is. Absent: there is none. */
  readonly one?: {
    readonly path: string;
    readonly parameters: readonly DigestParameter[];
    readonly place: readonly string[];
  };
  /** What is sent to make a record and to change one, and whether one can be deleted. */
  readonly create?: DigestNode;
  readonly update?: { readonly method: 'PATCH' | 'PUT' | 'POST'; readonly body: DigestNode };
  readonly canDelete: boolean;
}

/** Follows the references of a digest. */
export type Follow = (node: DigestNode | undefined) => DigestNode;

/** The lists in the digest of a provider. */
export function documentedLists(provider: string): { lists: DocumentedList[]; at: Follow; paths: string[] } {
  const file = new URL(`../../digests/${provider}.digest`, import.meta.url);
  const digest: Digest = existsSync(file)
    ? (fromShort(JSON.parse(readFileSync(file, 'utf8'))) as Digest)
    : {};
  const { paths = {} } = digest;
  const at: Follow = (node) => {
    if (node?.$ref === undefined) return node ?? {};
    const names = node.$ref.split('/').slice(1);
    return at(names.reduce<unknown>((inside, name) => Object(inside)[name], digest) as DigestNode);
  };
  const answerOf = (operation: Operation | undefined) =>
    at(operation?.responses?.[200]?.content?.['application/json']?.schema);
  const bodyOf = (operation: Operation | undefined) =>
    at(operation?.requestBody?.content?.['application/json']?.schema);
  const parametersOf = (operation: Operation | undefined) =>
    // The cast is safe: what these references lead to are parameters.
    (operation?.parameters ?? []).map((one) => at(one) as unknown as DigestParameter);
  const plain = (path: string) => path.replace(/\/$/, '');
  const places = Object.entries(paths).filter(([path]) => plain(path).endsWith('}'));
  const lists = Object.entries(paths).flatMap(([path, { get, post }]): DocumentedList[] => {
    const found = get && !plain(path).endsWith('}') && recordsIn(answerOf(get), at, path);
    if (!found) return [];
    const record = at(found.items).properties ?? {};
    const ones = places.filter(([other]) => isOneOf(plain(other), plain(path), paths));
    const single = ones.flatMap(([other, call]) => {
      const place = call.get && placeOfOne(record, answerOf(call.get), at);
      return place === undefined ? [] : [{ path: other, parameters: parametersOf(call.get), place }];
    })[0];
    const [, calls = {}] = ones[0] ?? [];
    const changing = (['patch', 'put', 'post'] as const).find((method) => calls[method]);
    return [
      {
        path,
        parameters: parametersOf(get),
        answer: answerOf(get),
        place: found.place,
        record,
        ...(single && { one: single }),
        ...(post && { create: bodyOf(post) }),
        ...(changing && { update: { method: UPPER[changing], body: bodyOf(calls[changing]) } }),
        canDelete: calls.delete !== undefined,
      },
    ];
  });
  return { lists, at, paths: Object.keys(paths) };
}

const UPPER = { patch: 'PATCH', put: 'PUT', post: 'POST' } as const;

/** Whether a path leads to one record of a list: the list's and a place, or the same name elsewhere, where no list is. */
function isOneOf(one: string, list: string, paths: Digest['paths']): boolean {
  const above = one.replace(/\/\{[^}]+\}$/, '');
  if (above === list.replace(/\/(list|search)$/, '')) return true;
  const isElsewhere = !above.includes('{') && above.split('/').at(-1) === list.split('/').at(-1);
  return isElsewhere && paths?.[above]?.get === undefined;
}

const BESIDE = /^(errors|warnings|links|included|meta|pagination|paging)$/i;

/** The list of maps in an answer: the one that is named as the path ends, or else the first. */
function recordsIn(answer: DigestNode, at: Follow, path: string) {
  const last = plainName(path.split('/').filter(Boolean).at(-1) ?? '');
  const found: { place: string[]; items: DigestNode }[] = [];
  const look = (node: DigestNode, place: string[]) => {
    if (node.items && at(node.items).properties) found.push({ place, items: node.items });
    if (node.items || place.length === 3) return;
    for (const [name, one] of Object.entries(node.properties ?? {})) {
      if (!BESIDE.test(name)) look(at(one), [...place, name]);
    }
  };
  look(answer, []);
  found.sort((a, b) => a.place.length - b.place.length);
  return found.find(({ place }) => plainName(place.at(-1) ?? '') === last) ?? found[0];
}

/** Where an answer has the one record: in itself, in one of its members, or in a list (`[]`) of one. */
function placeOfOne(
  record: DocumentedList['record'],
  answer: DigestNode,
  at: Follow,
  depth = 0,
): string[] | undefined {
  const { properties = {} } = answer.items ? at(answer.items) : answer;
  const same = Object.keys(record).filter((name) => name in properties).length;
  if (same > 0 && same >= Math.min(2, Object.keys(record).length)) return answer.items ? ['[]'] : [];
  for (const [name, one] of depth < 3 ? Object.entries(properties) : []) {
    const inside = placeOfOne(record, at(one), at, depth + 1);
    if (inside) return [name, ...inside];
  }
  return undefined;
}

/** A name without the ways to write it. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** What a schema is, in the words of `fieldsIn`. */
export function typeOf({ type, items, properties, $ref }: DigestNode): string {
  const [first] = [type ?? []].flat().filter((one) => one !== 'null');
  if (items || first === 'array') return 'list';
  if (properties || $ref !== undefined || first === 'object' || first === undefined) return 'map';
  return { integer: 'integer', number: 'float', boolean: 'boolean' }[first] ?? 'string';
}
