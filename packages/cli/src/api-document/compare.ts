import {
  type Connector,
  type ConnectorObject,
  exceptionOf,
  type Finding,
  objectOf,
  type Path,
  type Slot,
} from '@dowel/schema/connector';
import { answerFindings } from './compare-answer.ts';
import { type Call, callFindings, isNamed, slotFindings } from './compare-call.ts';
import { filterFindings, recordFindings } from './compare-record.ts';
import { writeFindings } from './compare-write.ts';
import { findOperation } from './find-operation.ts';
import { error, memberFindings, type PlaceOf, warning } from './finding.ts';
import type { ApiDocument, ApiOperation } from './read-document.ts';
import { type ApiSchema, schemaAt } from './schema.ts';

/** Finds what a connector asks for or reads, and the vendor's document does not have, and the opposite. */
export function documentFindings(connector: Connector, document: ApiDocument): Finding[] {
  const ofObjects = checkedNames(connector).flatMap((name) => {
    const own = exceptionOf(connector, name) ?? {};
    const at = (part: keyof ConnectorObject): Path =>
      own[part] === undefined ? ['object', part] : ['objects', name, part];
    return objectFindings(filled(objectOf(connector, name), name), document, at).map((finding) => ({
      ...finding,
      message: `Of "${name}": ${finding.message}`,
    }));
  });
  return [...messageFindings(connector, document), ...ofObjects];
}

/** The objects of a connector by name, and the one that stands for all others, if it takes any name. */
export function checkedNames({ objects = {}, objectNames }: Connector): string[] {
  return [...Object.keys(objects), ...(objectNames === 'any' ? ['{objectName}'] : [])];
}

/** Whether what a refusal says is read. */
function messageFindings({ errors }: Connector, { operations }: ApiDocument): Finding[] {
  const refusals = operations.flatMap(({ refusal }) =>
    refusal && refusal.members.size > 0 ? [refusal] : [],
  );
  const read = [errors.message, ...(errors.details ?? []).map(({ at }) => at)].flat();
  const isRead = refusals.some((refusal) => read.some((member) => schemaAt(refusal, member) !== undefined));
  if (refusals.length === 0 || isRead) return [];
  const known = [...new Set(refusals.flatMap(({ members }) => [...members.keys()]))].slice(0, 12).join(', ');
  const message = `No refusal has a member ${read.map((member) => `"${member}"`).join(' or ')}. They have ${known}.`;
  return [error(['errors', 'message'], message, 'Write where a refusal says why.')];
}

/** The object with its name in every text that has a place for it. */
export function filled(object: ConnectorObject, name: string): ConnectorObject {
  const text = JSON.stringify(object);
  // The cast is safe: only texts differ, and the format takes any text where it takes a placeholder.
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('{objectName}', () => name) : value,
  ) as ConnectorObject;
}

/** Every call whose answer or body is looked at for an object. */
export function callsOf(object: ConnectorObject): Call[] {
  return [...ownCallsOf(object), ...usualCalls(object.list.request.path)];
}

/** The calls that a connector says itself. */
export function ownCallsOf({ list, filteredList, write }: ConnectorObject): Call[] {
  const lists = [list.request, ...(filteredList ? [filteredList.request] : [])];
  const writes = [write?.create, write?.update, write?.delete].flatMap((call) => (call ? [call] : []));
  const get = write?.get ? [{ method: 'GET', ...write.get }] : [];
  return [...lists, ...writes, ...get];
}

/** Those for the fields, for records by their ids, and for several writes at once, each with the part that says it. */
export function otherCallsOf({ fields, fetchByIds, write }: ConnectorObject) {
  const batches = [write?.create, write?.update, write?.delete].flatMap((call) => call?.batch?.request ?? []);
  const calls: [part: keyof ConnectorObject, call: Call][] = batches.map((call) => ['write', call]);
  if (fields.source === 'call') calls.push(['fields', fields.request]);
  if (fetchByIds) calls.push(['fetchByIds', fetchByIds.request]);
  return calls;
}

function objectFindings(object: ConnectorObject, document: ApiDocument, at: PlaceOf): Finding[] {
  const { list, filteredList } = object;
  const lists = [['list', list] as const, ...(filteredList ? [['filteredList', filteredList] as const] : [])];
  return [
    ...lists.flatMap(([part, one]) => listFindings(object, one, document, at, part)),
    ...writeFindings(object, document, at),
    ...otherCallsOf(object).flatMap(([part, call]) => callFindings(call, document, at(part))),
    ...fieldCallFindings(object, document, at),
  ];
}

/** Whether the answer with the fields of an object has what is read of it. */
function fieldCallFindings({ fields }: ConnectorObject, document: ApiDocument, at: PlaceOf): Finding[] {
  const answer = fields.source === 'call' ? findOperation(document, fields.request)?.answer : undefined;
  if (fields.source !== 'call' || !answer) return [];
  const path = at('fields');
  const { name, type } = fields.members;
  const entry = schemaAt(answer, fields.records);
  if (entry === undefined) return memberFindings(answer, fields.records, 'The answer', [...path, 'records']);
  const items = entry === 'unknown' ? undefined : entry.items;
  const known = [type].flat().find((one) => one !== undefined && schemaAt(items, one) !== undefined);
  return [name, known ?? [type].flat()[0]].flatMap((member) =>
    items && member !== undefined ? memberFindings(items, member, 'A field', [...path, 'members']) : [],
  );
}

function listFindings(
  object: ConnectorObject,
  list: ConnectorObject['list'],
  document: ApiDocument,
  at: PlaceOf,
  part: 'list' | 'filteredList',
): Finding[] {
  const { request, paging } = list;
  const path = at(part);
  const operation = findOperation(document, request);
  const called = callFindings(request, document, [...path, 'request'], operation);
  if (!operation) return called;
  const slots = slotsOf(list);
  const parameters = slots.flatMap(([slot]) => ('query' in slot ? [slot.query] : []));
  const named = [...Object.keys(request.query ?? {}), ...parameters];
  const records = schemaAt(operation.answer, list.records);
  const record = records === 'unknown' ? undefined : records?.items;
  const documented = record && { record, others: otherSchemas(document, object, operation) };
  const ofRecord = documented
    ? [
        ...recordFindings(object, documented, at),
        ...filterFindings(list, { ...documented, operation, unwrap: object.record.unwrap }, path),
      ]
    : [];
  return [
    ...called,
    ...slots.flatMap(([slot, where]) => slotFindings(slot, operation, [...path, ...where])),
    ...sizeFindings(paging.size, operation, [...path, 'paging', 'size', 'max']),
    ...missingParameters(operation, named, [...path, 'request']),
    ...answerFindings(operation, list, path),
    ...ofRecord,
    ...unusedParameters(operation, named, path, paging.style === 'none'),
  ];
}

/** What a single record answers with, and what is sent of it. A list may show less, and a field may only be written. */
function otherSchemas(
  document: ApiDocument,
  { record: { id }, write }: ConnectorObject,
  { path }: ApiOperation,
): ApiSchema[] {
  const own = [write?.get, write?.create, write?.update].flatMap((call) => (call ? [call] : []));
  return [...usualCalls(path), ...own].flatMap((call) => {
    const operation = findOperation(document, call);
    return [operation?.answer, operation?.body].flatMap((schema) => (schema ? recordsOf(schema, id) : []));
  });
}

/** The calls that usually stand beside a list. What is listed below a record often has a path of its own. */
function usualCalls(path: string): Call[] {
  const one = { path: `${path}/{id}` };
  const [parent, last] = path.split('/').slice(-2);
  const alone = parent?.startsWith('{') ? [{ path: `/${last}/{id}` }] : [];
  return [one, { method: 'POST', path }, { ...one, method: 'PUT' }, { ...one, method: 'PATCH' }, ...alone];
}

/** The record of an answer or a body, which may be in a member of its own, and that one in another. */
function recordsOf(schema: ApiSchema, id: string, depth = 0): ApiSchema[] {
  const [first, second] = schema.members.values();
  const isWrapper = first !== undefined && second === undefined && first.members.size > 0;
  const isRecord = schema.members.has(id) || !isWrapper || depth === MOST_WRAPPERS;
  if (!isRecord) return [...schema.members.values()].flatMap((one) => recordsOf(one, id, depth + 1));
  return [schema, ...[schema.members.get('attributes')].flatMap((one) => one ?? [])];
}

/** A document may refer to itself. */
const MOST_WRAPPERS = 2;

/** Where a list puts values into its request. */
function slotsOf({ paging, fieldsParameter, conditions }: ConnectorObject['list']): [Slot, Path][] {
  const slots: [Slot | undefined, Path][] = [
    [paging.size.into, ['paging', 'size', 'into']],
    ['into' in paging ? paging.into : undefined, ['paging', 'into']],
    [fieldsParameter?.into, ['fieldsParameter', 'into']],
  ];
  if (conditions?.style === 'text') slots.push([conditions.into, ['conditions', 'into']]);
  if (conditions?.style === 'parameters') {
    const { from, until, after, equals } = conditions;
    for (const [kind, slot] of Object.entries({ from, until, after, equals })) {
      slots.push([slot, ['conditions', kind]]);
    }
  }
  return slots.flatMap(([slot, path]) => (slot ? [[slot, path]] : []));
}

function sizeFindings(
  { into, max }: ConnectorObject['list']['paging']['size'],
  { parameters }: ApiOperation,
  path: Path,
): Finding[] {
  const size = parameters.find(({ name }) => into && 'query' in into && name === into.query);
  const most = size?.schema.maximum;
  if (most === undefined || max <= most) return [];
  return [error(path, `The document allows at most ${most} records on a page.`, `Write ${most} or less.`)];
}

/** The parameters of a list that the connector does not name. */
function unnamed({ parameters }: ApiOperation, named: readonly string[]) {
  return parameters.filter((one) => one.in === 'query' && !named.some((name) => isNamed(one.name, name)));
}

function missingParameters(operation: ApiOperation, named: readonly string[], path: Path): Finding[] {
  return unnamed(operation, named)
    .filter(({ isRequired }) => isRequired)
    .map(({ name }) => {
      const message = `${operation.method} ${operation.path} needs the query parameter "${name}".`;
      return error(path, message, 'Add it to "query" of the request.');
    });
}

/** What a documented list could be asked for, and is not. */
function unusedParameters(
  operation: ApiOperation,
  named: readonly string[],
  path: Path,
  hasOnePage: boolean,
): Finding[] {
  const names = unnamed(operation, named).map(({ name }) => name);
  if (names.length === 0) return [];
  const message = `Not used of ${operation.method} ${operation.path}: ${names.join(', ')}.`;
  const paging = hasOnePage ? 'paging, ' : '';
  return [warning(path, message, `Look for ${paging}times of changes and filters among them.`)];
}
