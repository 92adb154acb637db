import type { DocumentedObject, ObjectDescription, ProviderDescription } from './description.ts';
import {
  type DigestNode,
  type DigestParameter,
  type DocumentedList,
  documentedLists,
  type Follow,
  plainName,
  typeOf,
} from './digest-lists.ts';
import {
  choicesOf,
  formatOf,
  idIn,
  NO_WRITES,
  nested,
  timesIn,
  usualOne,
  valuesIn,
  writesOf,
} from './documented-record.ts';
import { type ListDescription, type ParameterDescription, USUAL_TIMES } from './list-description.ts';
import type { Template } from './template.ts';

/**
 * Adds the lists of the vendor's document that a description has no word of, each named by its path. Their members,
 * parameters and answers are those of the digest. How pages follow each other, how times are written and how calls are
 * refused is what the description says of the others, unless it says otherwise under `documented`.
 */
export function withDigest(description: ProviderDescription): ProviderDescription {
  const { lists, at, paths } = documentedLists(description.provider);
  const prefix = prefixOf(description, paths);
  const objects: Record<string, ObjectDescription> = { ...description.objects };
  for (const list of lists) {
    const path = prefix + list.path;
    const own = description.documented?.[path];
    if (isDescribed(description, path) || own === null) continue;
    objects[own?.name ?? path] = toObject({ description, prefix, at }, list, own);
  }
  const names = { ...elsewhereIn(description), ...namesIn(objects) };
  const named = Object.entries(objects).map(([name, one]) => [name, withParents(one, names)] as const);
  // The calls of `/a/b` come before the one of `/a/{id}`.
  named.sort(([, a], [, b]) => b.path.split('/').length - a.path.split('/').length);
  return { ...description, objects: Object.fromEntries(named) };
}

/** Names by path, without those of its places. */
const elsewhereIn = ({ elsewhere = {} }: ProviderDescription) =>
  Object.fromEntries(Object.entries(elsewhere).map(([path, name]) => [toPlaces(path), name]));
const namesIn = (objects: Readonly<Record<string, ObjectDescription>>) =>
  Object.fromEntries(Object.entries(objects).map(([name, { path }]) => [toPlaces(path), name]));

function isDescribed({ objects, elsewhere = {} }: ProviderDescription, path: string): boolean {
  if (Object.keys(elsewhere).some((one) => toPlaces(one) === toPlaces(path))) return true;
  const paths = Object.values(objects).flatMap((one) => [
    one.path,
    one.list?.path ?? one.path,
    one.describe?.path ?? one.path,
  ]);
  return paths.some((one) => toPlaces(one) === toPlaces(path));
}

/** A list with what the pages say of it, and of its parameters. */
function listWith(
  made: ListDescription,
  { parameters, ...own }: DocumentedObject['list'] = {},
): ListDescription {
  return { ...made, ...own, parameters: { ...made.parameters, ...parameters } };
}

/** What stands before the paths of the document at the simulator. */
function prefixOf({ objects }: ProviderDescription, paths: readonly string[]): string {
  for (const { path } of Object.values(objects)) {
    const found = paths.find((one) => one.length > 1 && toPlaces(path).endsWith(toPlaces(one)));
    if (found !== undefined) return toPlaces(path).slice(0, -toPlaces(found).length);
  }
  return '';
}

/** A path without the names of its places. */
export function toPlaces(path: string): string {
  return path.replaceAll(/\{[^}]+\}/g, '{}').replace(/\/$/, '');
}

/** The objects whose records the path names, each by the list that is above it. */
function withParents(object: ObjectDescription, names: Readonly<Record<string, string>>): ObjectDescription {
  if (object.below || !object.path.includes('{')) return object;
  const places = [...object.path.matchAll(/\/\{([^}]+)\}/g)];
  const below = places.map(({ 1: place = '', index }) => {
    return [place, names[toPlaces(object.path.slice(0, index))] ?? ''];
  });
  return { ...object, below: Object.fromEntries(below) };
}

interface Documented {
  readonly description: ProviderDescription;
  /** What stands before the paths of the document. */
  readonly prefix: string;
  readonly at: Follow;
}

function toObject(
  { description, prefix, at }: Documented,
  list: DocumentedList,
  {
    name,
    required: needed,
    hidden = [],
    within = {},
    record: givenRecord,
    list: givenList,
    create,
    values,
    ...more
  }: DocumentedObject = {},
): ObjectDescription {
  const [path, { object: common }] = [prefix + list.path, description];
  const usual = { ...common, ...more, create: { ...common.create, ...create } };
  const { required: needs, calls } =
    name === undefined ? NO_WRITES : writesOf(list, at, usual, more.singular ?? name.slice(0, -1));
  const required = needed ?? needs;
  // Some vendors put each record into a member with its name.
  const [only, ...others] = Object.keys(list.record);
  const singular = others.length === 0 && at(list.record[only ?? '']).properties ? only : undefined;
  const shape = givenRecord ?? common.record;
  const inside = singular === undefined ? valuesIn(shape) : [singular];
  const record = inside.reduce((node, name) => at(node[name]).properties ?? {}, list.record);
  const id = idIn(singular === undefined ? list.record : record, list.one?.path, common.record);
  const isNumber = ['integer', 'float'].includes(typeOf((singular ? record : list.record)[id] ?? {}));
  const times = timesIn(record);
  const isApart = inside.length > 0 && singular === undefined;
  const own = { ...times, ...(!isApart && { [id]: isNumber ? '{number}' : '{id}' }) };
  const places = Object.keys(within);
  const isShown = (name: string) => !(name in own) && !hidden.includes(name) && /^[\w-]+$/.test(name);
  const fields = Object.entries(record).filter(([name]) => isShown(name));
  const plain = { '...': '{values}', ...own };
  const { one } = list;
  return {
    path,
    ...(singular !== undefined && { singular }),
    id: isNumber ? '1{n:6}' : `${plainName(path).slice(-3)}{n:6}`,
    fields: [
      ...fields
        .filter(([name]) => !places.includes(name))
        .map(([name, node]) => `${name}:${typeOf(node)}${required.includes(name) ? ':required' : ''}`),
      ...places.map((name) => `${name}:string${typeOf(record[name] ?? {}) === 'string' ? '' : ':hidden'}`),
    ].join(' '),
    times: formatOf(record, times, common.times ?? USUAL_TIMES),
    record: isApart
      ? nested(shape, times)
      : (givenRecord ?? (singular === undefined ? plain : { [singular]: plain })),
    list: listWith(listOf(description, list, [...fields.map(([name]) => name), ...places]), givenList),
    values: {
      ...choicesOf(fields, list.parameters),
      list: { always: [] },
      ...Object.fromEntries(places.map((name) => [name, { idOf: within[name] ?? '', among: 2 }])),
      ...Object.fromEntries(
        Object.entries(description.places ?? {}).filter(([name]) => path.includes(`{${name}}`)),
      ),
      ...values,
    },
    without: [
      ...(['create', 'update', 'delete'] as const).filter((call) => !calls[call]),
      'search',
      'describe',
      ...(one ? [] : (['get'] as const)),
    ],
    ...(one && {
      get: {
        path: prefix + one.path.replace(/\{[^}]+\}(\/?)$/, '{id}$1'),
        takes: queryOf(one.parameters).map(({ name }) => name),
      },
      one: usualOne(common.one, singular === undefined ? one.place : one.place.slice(0, -1)),
    }),
    ...more,
    ...calls,
  };
}

const queryOf = (parameters: readonly DigestParameter[]) => parameters.filter((one) => one.in === 'query');

/** The list of the description whose pages the document's list has too. */
function usualList(
  { object: common, objects }: ProviderDescription,
  names: readonly string[],
): { usual: ListDescription; isPaged: boolean } {
  const described = [...Object.values(objects).map(({ list }) => list), common.list].flatMap((list) =>
    list && list.method !== 'POST' ? [list] : [],
  );
  const found = described.find(({ paging }) => paging.by !== 'none' && isNamed(names, paging.parameter));
  if (found) return { usual: found, isPaged: true };
  const isCounted = names.includes('offset') && names.includes('limit');
  const [usual = { paging: { by: 'none' }, answer: '{records}' }] = described;
  return { usual: isCounted ? { ...usual, ...COUNTED } : usual, isPaged: isCounted };
}

/** Whether a document has a parameter, by its name or as one that takes a map: `pagination` for `pagination[count]`. */
function isNamed(names: readonly string[], parameter: string): boolean {
  return names.includes(parameter) || names.includes(parameter.replace(/\[.*$/, ''));
}

/** What an offset is where a limit stands beside it. */
const COUNTED = {
  paging: { by: 'counted', parameter: 'offset' },
  size: { parameter: 'limit', max: 1000 },
} as const;

function listOf(
  description: ProviderDescription,
  { parameters: all, answer, place }: DocumentedList,
  fields: readonly string[],
): ListDescription {
  const documented = queryOf(all);
  const names = documented.map(({ name }) => name);
  const { usual, isPaged } = usualList(description, names);
  const {
    paging,
    size,
    path: _,
    of: __,
    parameters = {},
    headerParameters = {},
    goesOnBy,
    ...others
  } = usual;
  const sized = documented.find(({ name }) => size && isNamed([name], size.parameter));
  const paged = isPaged && paging.by !== 'none' ? [paging.parameter] : [];
  const taken = [...paged, ...(size && sized ? [size.parameter] : [])];
  const free = documented
    .filter(({ name }) => !taken.some((one) => isNamed([name], one)))
    .flatMap((one) => meaningsOf(one, fields, parameters));
  const headers = all.filter((one) => one.in === 'header').map(({ name }) => name.toLowerCase());
  return {
    ...others,
    paging: isPaged ? paging : { by: 'none' },
    ...(goesOnBy !== undefined && names.includes(goesOnBy) && { goesOnBy }),
    ...(size && sized && { size: { ...size, max: sized.schema?.maximum ?? size.max } }),
    parameters: Object.fromEntries(free),
    headerParameters: Object.fromEntries(
      Object.entries(headerParameters).filter(([name]) => headers.includes(name)),
    ),
    answer: answerWith(others.answer, answer, place),
  };
}

const SINCE =
  /^(updated|modified|last_?modified|last_?updated)_?(at|on|date|time)?[._[]?(since|after|from|min|gte?)\]?$/i;

/** What a parameter does. One that takes a map does what the members of such a map do in the lists that are described. */
function meaningsOf(
  parameter: DigestParameter,
  fields: readonly string[],
  usual: NonNullable<ListDescription['parameters']>,
): (readonly [string, ParameterDescription])[] {
  const { name } = parameter;
  const inside = Object.entries(usual).filter(([one]) => one.startsWith(`${name}[`));
  const equals = Object.entries(usual).find(
    ([one, what]) => 'field' in what && one.startsWith(`${what.field}[`),
  );
  const ending = equals?.[0].replace(/^[^[]*/, '');
  const found =
    ending !== undefined && fields.includes(name) ? [[name + ending, { field: name }] as const] : [];
  const isMap = typeOf(parameter.schema ?? {}) === 'map';
  return isMap ? [...found, ...inside] : [[name, usual[name] ?? meaningOf(parameter, fields)]];
}

/** What a parameter does by its name: one with the name of a member finds records by its value. */
function meaningOf({ name, schema }: DigestParameter, fields: readonly string[]): ParameterDescription {
  const [, , , word] = SINCE.exec(name) ?? [];
  if (word !== undefined) return { time: 'updateTime', is: /^(after|gt)$/i.test(word) ? '>' : '>=' };
  if (fields.includes(name))
    return { field: name, ...(typeOf(schema ?? {}) === 'list' && { several: true }) };
  return { allows: schema?.enum?.every((one) => typeof one === 'string') ? schema.enum : 'any' };
}

/** The usual answer, as far as the document has its members, with the records where this one has them. */
function answerWith(usual: Template, answer: DigestNode, [first, ...inside]: readonly string[]): Template {
  if (first === undefined) return '{records}';
  const members =
    typeof usual === 'object' && usual !== null && !Array.isArray(usual) ? Object.entries(usual) : [];
  const hasRecords = (value: Template) => JSON.stringify(value).includes('{records}');
  // Some documents name the parameter of a page, and forget the member that it comes from.
  const goesOn = (value: Template) => /\{(next|more|isLast|last)/.test(JSON.stringify(value));
  const kept = members.filter(
    ([name, value]) =>
      !hasRecords(value) && (goesOn(value) || !answer.properties || name in answer.properties),
  );
  const next = members.find(([, value]) => hasRecords(value))?.[1] ?? null;
  const value = inside.length === 0 ? '{records}' : answerWith(next, {}, inside);
  return { ...Object.fromEntries(kept), [first]: value };
}
