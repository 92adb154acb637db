import type { Connector, ConnectorException, ConnectorObject } from '@dowel/schema/connector';
import { draftPaging } from './draft-paging.ts';
import { changeParameters, draftFields, draftRecord } from './draft-record.ts';
import { draftWrite } from './draft-write.ts';
import { type DocumentedList, findLists, type LeftOut } from './find-lists.ts';
import type { ApiDocument, ApiParameter } from './read-document.ts';
import { type ApiSchema, schemaAt } from './schema.ts';

/** A connector as a document suggests it. Somebody has to read it against the vendor's pages. */
export interface Draft {
  readonly connector: Connector;
  /** What is not sure, by the name of the object. */
  readonly doubts: ReadonlyMap<string, readonly string[]>;
  /** What the connector would do wrong as it is drafted, by the name of the object. */
  readonly faults: ReadonlyMap<string, readonly string[]>;
  readonly leftOut: readonly LeftOut[];
}

interface DraftedObject {
  readonly name: string;
  readonly parts: Pick<ConnectorObject, 'record' | 'list' | 'changes' | 'fields' | 'write'>;
  readonly doubts: readonly string[];
  readonly faults: readonly string[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Drafts a connector with every list that the document has. Without a connector, it has none that can be drafted. */
export function draftConnector(
  document: ApiDocument,
  provider: string,
): Draft | (Pick<Draft, 'leftOut'> & { connector?: never }) {
  const found = findLists(document);
  const objects: DraftedObject[] = [];
  const leftOut = [...found.leftOut];
  for (const list of found.lists) {
    const object = draftObject(document, list);
    const lacking = lackingParameters(list, object);
    if (lacking.length === 0) objects.push(object);
    else
      leftOut.push({ path: list.operation.path, reason: `it has to be asked for ${lacking.join(' and ')}` });
  }
  const [first] = objects;
  if (!first) return { leftOut };
  const record = usual(objects, 'record') ?? first.parts.record;
  const list = usual(objects, 'list') ?? first.parts.list;
  const changes = usual(objects, 'changes') ?? first.parts.changes;
  const write = usual(objects, 'write');
  const defaults = { record, list, changes, ...(write && { write }) };
  return {
    connector: {
      connectorVersion: 1,
      provider,
      displayName: document.title.slice(0, 100) || provider,
      verified: 'generated',
      errors: { message: errorMessages(document) },
      objectNames: 'listed',
      object: { ...defaults, order: 'none', deletes: { source: 'unknown' }, fields: { source: 'sampled' } },
      objects: Object.fromEntries(objects.map(({ name, parts }) => [name, exception(parts, defaults)])),
    },
    doubts: new Map(objects.map(({ name, doubts }) => [name, doubts])),
    faults: new Map(objects.map(({ name, faults }) => [name, faults])),
    leftOut,
  };
}

/** The parameters, in quotes, that a list has to be asked with and that nobody can know, such as whose records are meant. */
function lackingParameters({ operation }: DocumentedList, { parts }: DraftedObject): string[] {
  const { paging, conditions } = parts.list;
  const given = JSON.stringify([paging, conditions]);
  return operation.parameters
    .filter(({ in: place, isRequired }) => place === 'query' && isRequired)
    .map(({ name }) => JSON.stringify(name))
    .filter((name) => !given.includes(`"query":${name}`));
}

function draftObject(document: ApiDocument, list: DocumentedList): DraftedObject {
  const { paging, doubts, faults } = draftPaging(list);
  const { record, times, doubts: ofTimes } = draftRecord(list);
  const { write, bodies, doubts: ofWrites } = draftWrite(document, list);
  const { fields, doubts: ofFields } = draftFields(list, bodies);
  const asked = times.changed === undefined ? {} : changeParameters(list);
  const parts = {
    record,
    list: {
      request: { path: list.operation.path },
      records: list.records,
      paging,
      ...(asked.from && {
        conditions: {
          style: 'parameters' as const,
          from: slotOf(asked.from, ['gte', 'gt', 'after', 'from']),
          ...(asked.until && { until: slotOf(asked.until, ['lte', 'lt', 'before', 'to']) }),
        },
      }),
    },
    changes: changesOf(asked),
    fields: { source: 'list' as const, fields },
    ...(write && { write }),
  };
  const about = asked.from && `"${asked.from.name}" may mean another time, and may leave out the time itself`;
  return {
    name: list.name,
    // The name stands in the path of most lists, so that what they share is said once.
    parts: withoutName(parts, list.name, list.operation.path),
    doubts: [
      ...(list.idDoubt === undefined ? [] : [list.idDoubt]),
      ...doubts,
      ...ofTimes,
      ...(about ? [about] : []),
      ...ofWrites,
      ...ofFields,
    ],
    faults,
  };
}

function changesOf({
  from,
  until,
}: {
  from?: ApiParameter;
  until?: ApiParameter;
}): ConnectorObject['changes'] {
  if (!from) return { source: 'none' };
  const { types, format } = from.schema;
  const isNumber = types.has('integer') || types.has('number');
  const isDay = format === 'date';
  return {
    source: 'filter',
    format: isNumber ? 'epochSeconds' : isDay ? 'date' : 'rfc3339',
    isFromInclusive: true,
    ...(until && { isUntilInclusive: true }),
    settleMs: 0,
    overlapMs: isDay ? DAY_MS : 5 * 60_000,
    granularityMs: isDay ? DAY_MS : 1000,
  };
}

/** Where a parameter is sent. One that is a map is sent with the name of a member: `updated[gte]`. */
function slotOf({ name, in: place, schema }: ApiParameter, members: readonly string[]) {
  if (place === 'header') return { header: name };
  const member = members.find((one) => schema.members.has(one));
  return { query: member === undefined ? name : `${name}[${member}]` };
}

function withoutName<Parts extends Pick<ConnectorObject, 'list'>>(
  { list, ...others }: Parts,
  name: string,
  path: string,
): Parts {
  const records = list.records === name ? '{objectName}' : list.records;
  // The cast is safe: it is what was taken apart.
  const parts = { ...others, list: { ...list, records } } as Parts;
  if (path.split('/').at(-1) !== name) return parts;
  const general = `${path.slice(0, -name.length)}{objectName}`;
  return [path, `${path}/{id}`].reduce<Parts>((named, one) => {
    const written = `"path":${JSON.stringify(one)}`;
    const other = `"path":${JSON.stringify(one.replace(path, () => general))}`;
    return JSON.parse(JSON.stringify(named).replaceAll(written, () => other));
  }, parts);
}

/** What most objects have of a part. Writing counts only if most objects can be written in this way. */
function usual<Part extends keyof DraftedObject['parts']>(
  objects: readonly DraftedObject[],
  part: Part,
): DraftedObject['parts'][Part] {
  const counts = new Map<string | undefined, number>();
  for (const { parts } of objects) {
    const text = JSON.stringify(parts[part]);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  return most === undefined ? (undefined as DraftedObject['parts'][Part]) : JSON.parse(most);
}

/** What an object has that most have not. */
function exception(
  { fields, write, ...parts }: DraftedObject['parts'],
  defaults: Omit<DraftedObject['parts'], 'fields'>,
): ConnectorException {
  const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
  return {
    ...Object.fromEntries(
      Object.entries(parts).filter(([name, part]) => !isSame(part, defaults[name as keyof typeof parts])),
    ),
    ...(!isSame(write, defaults.write) && { write: write ?? null }),
    fields,
  };
}

const messages = [
  'message',
  'error.message',
  'errors.0.message',
  'errors.0.detail',
  'detail',
  'error_description',
  'error',
  'title',
  'description',
];

/** The members that say what is wrong, by the answers to what is refused. */
function errorMessages({ operations }: ApiDocument): string[] {
  const refusals = operations.flatMap(({ refusal }) => (refusal ? [refusal] : [])).slice(0, 50);
  const said = messages.filter((member) => refusals.some((refusal) => isTextAt(refusal, member)));
  return said.length > 0 ? said : ['message', 'error.message', 'error'];
}

function isTextAt(schema: ApiSchema, member: string): boolean {
  const found = schemaAt(schema, member);
  return found !== undefined && found !== 'unknown' && found.types.has('string');
}
