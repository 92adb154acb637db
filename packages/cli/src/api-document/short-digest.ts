import { isPlainObject } from '@dowel/schema/rules';
import type { ApiNode } from './schema.ts';

/**
 * The short form of a digest. Members with the same type stand together, so that no type is written for each:
 * `"1": {"string": "id* name", "#2": "address"}`. A star is what is required, alone
 * what is so without a type, and `...` that there may be more members.
 */

/** Makes the short form of a schema as a digest has it: its type, a number for a map, and what holds for it. */
export function shortSchema(node: ApiNode): string {
  const { $ref, type, items, maximum, readOnly, deprecated, enum: choices, ...others } = node;
  const [odd] = Object.keys(others);
  if (odd !== undefined) throw new Error(`A digest has no short form for "${odd}".`);
  const flags = [
    ...(readOnly === true ? ['readOnly'] : []),
    ...(deprecated === true ? ['deprecated'] : []),
    ...(typeof maximum === 'number' ? [`max=${maximum}`] : []),
    ...(Array.isArray(choices) ? [JSON.stringify(choices)] : []),
  ];
  const kind =
    typeof $ref === 'string'
      ? [`#${$ref.split('/').at(-1)}`]
      : type === undefined
        ? []
        : [[type].flat().join('|')];
  if (isPlainObject(items)) return ['list', ...flags, 'of', shortSchema(items)].join(' ');
  return [...kind, ...flags].join(' ') || 'any';
}

/** The members of a map, by the short form of what they are. */
export function shortMembers({ properties, required, additionalProperties, ...flags }: ApiNode): ApiNode {
  const needed = Array.isArray(required) ? required : [];
  const members = new Map<string, string[]>();
  for (const [name, node] of Object.entries(properties as Readonly<Record<string, ApiNode>>)) {
    const kind = shortSchema(node);
    const word = name.replaceAll(' ', '\u00a0') + (needed.includes(name) ? '*' : '');
    members.set(kind, [...(members.get(kind) ?? []), word]);
  }
  const own = Object.keys(flags).length > 0 ? { '': shortSchema(flags) } : {};
  const open = additionalProperties === true ? { '...': '' } : {};
  const unsaid = needed.filter((name) => !Object.hasOwn(Object(properties), name));
  if (unsaid.length > 0) members.set('*', unsaid);
  return { ...own, ...Object.fromEntries([...members].map(([kind, of]) => [kind, of.join(' ')])), ...open };
}

interface ShortOperation {
  readonly isDeprecated: boolean;
  readonly hasLink: boolean;
  /** The numbers of its parameters. */
  readonly parameters: readonly string[];
  readonly body: ApiNode | undefined;
  readonly answer: ApiNode | undefined;
}

/** An operation: the numbers of its parameters, what is sent, and what is answered, such as `1 2 < #3 > #4`. */
export function shortOperation({ isDeprecated, hasLink, parameters, body, answer }: ShortOperation): string {
  return [
    ...parameters,
    ...(isDeprecated ? ['deprecated'] : []),
    ...(hasLink ? ['link'] : []),
    ...(body ? ['<', shortSchema(body)] : []),
    ...(answer ? ['>', shortSchema(answer)] : []),
  ].join(' ');
}

/** A digest as the OpenAPI document that it stands for. Anything else is left as it is. */
export function fromShort(document: ApiNode): ApiNode {
  const { paths, parameters, schemas, ...others } = document;
  if (!isPlainObject(document.info) || document.info['x-digest'] !== 2) return document;
  const each = (map: unknown, make: (short: never) => ApiNode) =>
    Object.fromEntries(Object.entries(Object(map)).map(([name, short]) => [name, make(short as never)]));
  return {
    ...others,
    paths: each(paths, (methods: ApiNode) => each(methods, longOperation)),
    parameters: each(parameters, longParameter),
    schemas: each(schemas, longMembers),
  };
}

function longOperation(short: string): ApiNode {
  const [, before = '', body, answer] = /^(.*?)(?:(?:^| )< (.*?))?(?:(?:^| )> (.*))?$/s.exec(short) ?? [];
  const words = before.split(' ').filter(Boolean);
  const content = (schema: string) => ({ content: { 'application/json': { schema: longSchema(schema) } } });
  return {
    ...(words.includes('deprecated') && { deprecated: true }),
    parameters: words.filter((one) => /^\d+$/.test(one)).map((one) => ({ $ref: `#/parameters/${one}` })),
    ...(body !== undefined && { requestBody: content(body) }),
    responses: {
      200: {
        ...(words.includes('link') && { headers: { Link: {} } }),
        ...(answer !== undefined && content(answer)),
      },
    },
  };
}

function longParameter(short: string): ApiNode {
  const [place = '', word = '', ...kind] = short.split(' ');
  const required = word.endsWith('*');
  const name = (required ? word.slice(0, -1) : word).replaceAll('\u00a0', ' ');
  return { name, in: place, ...(required && { required }), schema: longSchema(kind.join(' ')) };
}

function longMembers(short: Readonly<Record<string, string>>): ApiNode {
  const { '': own, '...': open, '*': unsaid = '', ...members } = short;
  const words = Object.entries(members).flatMap(([kind, names]) =>
    names.split(' ').map((word) => [word, kind] as const),
  );
  const nameOf = (word: string) => word.replace(/\*$/, '').replaceAll('\u00a0', ' ');
  const starred = words.filter(([word]) => word.endsWith('*')).map(([word]) => nameOf(word));
  const required = [...starred, ...unsaid.split(' ').filter(Boolean)];
  return {
    ...(own !== undefined && longSchema(own)),
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(words.map(([word, kind]) => [nameOf(word), longSchema(kind)])),
    ...(open !== undefined && { additionalProperties: true }),
  };
}

function longSchema(short: string): ApiNode {
  const [, list, entries] = /^list ?(.*?) ?of (.*)$/s.exec(short) ?? [];
  if (entries !== undefined) return { ...longSchema(list || 'any'), items: longSchema(entries) };
  const [, words = '', choices] = /^(.*?) ?(\[.*\])?$/s.exec(short) ?? [];
  const [first = '', ...rest] = words.split(' ');
  const isFlag = /^(readOnly|deprecated|max=.*)$/.test(first);
  const flags = isFlag ? [first, ...rest] : rest;
  const most = flags.find((one) => one.startsWith('max='));
  const types = isFlag || first === '' || first === 'any' || first.startsWith('#') ? [] : first.split('|');
  return {
    ...(first.startsWith('#') && { $ref: `#/schemas/${first.slice(1)}` }),
    ...(types.length > 0 && { type: types.length === 1 ? types[0] : types }),
    ...(most !== undefined && { maximum: Number(most.slice(4)) }),
    ...(choices !== undefined && { enum: JSON.parse(choices) }),
    ...(flags.includes('readOnly') && { readOnly: true }),
    ...(flags.includes('deprecated') && { deprecated: true }),
  };
}
