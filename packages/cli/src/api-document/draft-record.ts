import type { ConnectorObject } from '@dowel/schema/connector';
import type { DocumentedList } from './find-lists.ts';
import type { ApiParameter } from './read-document.ts';
import type { ApiSchema } from './schema.ts';

type Record = ConnectorObject['record'];
type Fields = Extract<ConnectorObject['fields'], { source: 'list' }>['fields'];

const changed =
  /^(system|date|time)?(last)?(updat|modif|chang)e?d?(at|on|date|time|datetime|timestamp|modstamp)?(utc)?$/;
const created = /^(date|time)?creat(ed|ion)(at|on|date|time|datetime|timestamp)?(utc)?$/;

/** What JSON:API puts around the fields of a record. */
const frame = new Set(['attributes', 'links', 'relationships']);

/** What is sent for a new record, and for a change of one. */
export interface WrittenBodies {
  readonly create?: ApiSchema | undefined;
  readonly update?: ApiSchema | undefined;
}

/** What a record looks like. JSON:API keeps the fields of a record in `attributes`. */
export function draftRecord({ record, id }: DocumentedList): {
  record: Record;
  times: { changed?: string };
  doubts: string[];
} {
  const members = membersOf(record);
  const updateTime = timeIn(members, changed);
  const createTime = timeIn(members, created);
  return {
    record: {
      id,
      ...(isJsonAPI(record) && { unwrap: ['attributes'] }),
      ...(updateTime && { updateTime: { ...updateTime, granularityMs: 1000 } }),
      ...(createTime && { createTime }),
    },
    times: updateTime ? { changed: updateTime.member } : {},
    doubts: [updateTime, createTime].flatMap((time) =>
      time?.format === 'rfc3339' && members.get(time.member)?.format !== 'date-time'
        ? [`"${time.member}" may be written otherwise than 2026-05-01T10:30:00Z`]
        : [],
    ),
  };
}

/** The fields of a record, with those that nobody can write marked, and those that are only taken. */
export function draftFields(
  { record, id }: DocumentedList,
  { create, update }: WrittenBodies,
): { fields: Fields; doubts: string[] } {
  const [created, updated] = [create, update].map((body) => (body ? writableMembers(body) : noMembers));
  const taken = new Map([...(updated ?? noMembers), ...(created ?? noMembers)]);
  const shown = membersOf(record);
  const onlyTaken = [...taken].filter(([name]) => !shown.has(name));
  const fields = [...shown, ...onlyTaken]
    .filter(([name, { isDeprecated }]) => !isDeprecated && name !== '' && !frame.has(name))
    .map(([name, member]) => ({
      name,
      type: typeOf(member),
      ...((name === id || !taken.has(name)) && { readOnly: true }),
    }));
  const isWritten = new Set(fields.filter(({ readOnly }) => !readOnly).map(({ name }) => name));
  const once = [...(created ?? [])].filter(([name]) => isWritten.has(name) && !updated?.has(name));
  const isTold = updated !== undefined && updated.size > 0 && once.length > 0;
  return {
    fields,
    doubts: isTold ? [`only a create takes ${once.map(([name]) => name).join(', ')}, and no update`] : [],
  };
}

/** The parameters that limit the list to what has changed since a time, and until one. */
export function changeParameters({ operation }: DocumentedList): {
  from?: ApiParameter;
  until?: ApiParameter;
} {
  const times = operation.parameters.filter(
    ({ name, in: place, schema }) =>
      (place === 'query' || isTimeHeader(place, schema)) &&
      /updat|modif|chang/i.test(name) &&
      !/by|sort|order/i.test(name),
  );
  const from =
    times.find(({ name }) => /since|after|from|gte?\b|min|start|greater|\[gte?\]/i.test(name)) ??
    (times.length === 1 ? times[0] : undefined);
  const until = times.find((one) => one !== from && /before|until|to\b|lte?\b|max|end|less/i.test(one.name));
  return { ...(from && { from }), ...(from && until && { until }) };
}

/** Of the headers, only one that takes such a time: that of HTTP asks whether an answer is still good. */
function isTimeHeader(place: ApiParameter['in'], { format }: ApiSchema): boolean {
  return place === 'header' && format === 'date-time';
}

/** The members of a record, with those that are moved up to it. */
function membersOf(record: ApiSchema): ReadonlyMap<string, ApiSchema> {
  const moved = isJsonAPI(record) ? record.members.get('attributes')?.members : undefined;
  return new Map([...(moved ?? []), ...record.members]);
}

function isJsonAPI({ members }: ApiSchema): boolean {
  return members.has('type') && (members.get('attributes')?.members.size ?? 0) > 0;
}

/** What a body of a create or an update takes. The record may be in a member of its own. */
function writableMembers({ members }: ApiSchema): ReadonlyMap<string, ApiSchema> {
  const [only] = members.size === 1 ? [...members.values()] : [];
  const inside = only && only.members.size > 0 ? only.members : members;
  const all = [...inside, ...(inside.get('attributes')?.members ?? [])];
  return new Map(all.filter(([, { isReadOnly }]) => !isReadOnly));
}

const noMembers: ReadonlyMap<string, ApiSchema> = new Map();

function timeIn(members: ReadonlyMap<string, ApiSchema>, words: RegExp) {
  for (const [member, { types, format }] of members) {
    if (!words.test(member.toLowerCase().replaceAll(/[^a-z]/g, '')) || format === 'date') continue;
    if (types.has('string') || types.size === 0) return { member, format: 'rfc3339' as const };
    if (types.has('integer') || types.has('number')) return { member, format: 'epochSeconds' as const };
  }
  return undefined;
}

function typeOf({ types, format }: ApiSchema): Fields[number]['type'] {
  if (types.has('string')) return format === 'date-time' ? 'datetime' : format === 'date' ? 'date' : 'string';
  if (types.has('integer')) return 'int';
  if (types.has('number')) return 'float';
  return types.has('boolean') ? 'boolean' : 'other';
}
