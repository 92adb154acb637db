import type { CommonDescription, ObjectDescription } from './description.ts';
import {
  type DigestNode,
  type DigestParameter,
  type DocumentedList,
  type Follow,
  plainName,
  typeOf,
} from './digest-lists.ts';
import type { TimeFormat } from './list-description.ts';
import type { Template } from './template.ts';

/** The answer with one record. */
function oneIn([first, ...inside]: readonly string[]): Template {
  if (first === undefined) return '{record}';
  return first === '[]' ? ['{record}'] : { [first]: oneIn(inside) };
}

/** The usual answer with one record, if it has the record where the document has it. */
export function usualOne(usual: Template | undefined, place: readonly string[]): Template {
  const inside = place.reduce<unknown>((node, name) => Object(node)[name], usual);
  return usual !== undefined && inside === '{record}' ? usual : oneIn(place);
}

/** The path in a record to the map of what it has by field. */
export function valuesIn(record: Template): string[] {
  for (const [name, part] of Object.entries(Object(record) as Readonly<Record<string, Template>>)) {
    if (name !== '...' && JSON.stringify(part).includes('{values}')) return [name, ...valuesIn(part)];
  }
  return [];
}

/** The usual record, with other times beside the values. */
export function nested(record: Template, times: Readonly<Record<string, Template>>): Template {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return record;
  const members = record as Readonly<Record<string, Template>>;
  const own = Object.entries(members).filter(([, part]) => part !== '{created}' && part !== '{updated}');
  if ('...' in members) return { ...Object.fromEntries(own), ...times };
  return Object.fromEntries(
    Object.entries(members).map(([name, part]) => [
      name,
      JSON.stringify(part).includes('{values}') ? nested(part, times) : part,
    ]),
  );
}

/** What records without an id are known by. */
const ID = /(^|_)(uu|gu)?id$|[a-z]I[Dd]$|^(name|code|email|key|number)$/i;

/** The member that is the id: what the path of one record is named for, or else the usual one. */
export function idIn(record: DocumentedList['record'], one: string | undefined, usual: Template): string {
  const place = plainName(/\{([^}]+)\}\/?$/.exec(one ?? '')?.[1] ?? '');
  const names = Object.keys(record);
  const [common = 'id'] =
    Object.entries(Object(usual)).find(([, value]) => value === '{id}' || value === '{number}') ?? [];
  const same = names.find((name) => plainName(name) === place);
  const ending = names.find((name) => place.endsWith(plainName(name)) && plainName(name) !== '');
  const known = names.includes(common) ? common : ending;
  return same ?? known ?? names.find((name) => ID.test(name)) ?? common;
}

const UPDATED =
  /^(last_?)?(updated|modified|changed|edited)(_?(at|on|date|time|date_?time|timestamp|date_?utc|utc))?$|^date_?(updated|modified)$|^update_?time$/i;
const CREATED =
  /^(created|creation)(_?(at|on|date|time|date_?time|timestamp|date_?utc|utc))?$|^date_?created$|^create_?time$/i;

export function timesIn(record: DocumentedList['record']): Record<string, Template> {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([, node]) => ['string', 'integer', 'float'].includes(typeOf(node)))
      .flatMap(([name]): [string, Template][] => {
        if (UPDATED.test(name)) return [[name, '{updated}']];
        return CREATED.test(name) ? [[name, '{created}']] : [];
      }),
  );
}

/** Texts are written as usual, and numbers are seconds where usual times are texts. */
export function formatOf(
  record: DocumentedList['record'],
  times: Readonly<Record<string, Template>>,
  usual: TimeFormat,
): TimeFormat {
  const [first] = Object.keys(times);
  if (first === undefined) return usual;
  const isText = typeOf(record[first] ?? {}) === 'string';
  if (isText === !usual.startsWith('epoch')) return usual;
  return isText ? 'rfc3339' : 'epochSeconds';
}

/** Members with choices have one of them. The parameter of this name may be the one that says which there are. */
export function choicesOf(
  fields: readonly (readonly [string, DigestNode])[],
  parameters: readonly DigestParameter[],
): ObjectDescription['values'] {
  return Object.fromEntries(
    fields.flatMap(([name, node]) => {
      const { enum: oneOf = node.enum } = parameters.find((one) => one.name === name)?.schema ?? {};
      return oneOf?.length && typeOf(node) === 'string' ? [[name, { oneOf }]] : [];
    }),
  );
}

interface Writes {
  readonly required: readonly string[];
  readonly calls: Pick<CommonDescription, 'create' | 'update' | 'delete'>;
}

export const NO_WRITES: Writes = { required: [], calls: {} };

/** What the document says of new, changed and deleted records, with what the pages say of them. */
export function writesOf(
  { create, update, canDelete }: DocumentedList,
  at: Follow,
  usual: Partial<CommonDescription>,
  singular: string,
): Writes {
  const inside = usual.sent?.inside?.replace('{singular}', singular).split('.') ?? [];
  const membersIn = (body: DigestNode) => inside.reduce((node, name) => at(node.properties?.[name]), body);
  const taken = (body: DigestNode) => ({ body: Object.keys(membersIn(body).properties ?? {}) });
  return {
    required: (create && membersIn(create).required) ?? [],
    calls: {
      ...(create && { create: { ...usual.create, ...taken(create) } }),
      ...(update && { update: { method: update.method, ...usual.update, ...taken(update.body) } }),
      ...(canDelete && { delete: usual.delete ?? {} }),
    },
  };
}
