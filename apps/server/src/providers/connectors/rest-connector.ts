import { nameIn, supportOfConnector } from '@dowel/schema/connector';
import { ProviderText } from '../provider-words/provider-text.ts';
import type { Connector, ConnectorPage, ObjectFacts, Position, ReadRequest } from './connector.ts';
import type { RestDefinition } from './engine/definition.ts';
import { describeObject } from './engine/describe-object.ts';
import { canLookBefore, getRecord } from './engine/get-record.ts';
import { feedOf, fittedTo, hasObject, limitedList, toObject } from './engine/object.ts';
import {
  assertFiltered,
  canFilter,
  canFilterBy,
  listFor,
  type PageRequest,
  requestFor,
  sizeFor,
} from './engine/page-request.ts';
import { placeOfSearch } from './engine/parents/place-of-search.ts';
import { callAt } from './engine/parents/read-below.ts';
import { ProviderError } from './engine/provider-error.ts';
import { deletedCallAt } from './engine/read-deleted.ts';
import { readPage } from './engine/read-page.ts';
import type { ProviderRecord } from './engine/records.ts';
import { canAsk } from './engine/request/conditions.ts';
import { restApi } from './engine/rest-api.ts';
import { withTypedFilters } from './engine/typed-filters.ts';
import { writeWhole } from './engine/write-batch.ts';
import { writeEach } from './engine/write-each.ts';
import { findWrite, writeRecord } from './engine/write-record.ts';
import { restEvents } from './rest-events.ts';

/** A connector for an API that a definition describes. */
export function restConnector(definition: RestDefinition): Connector {
  const { provider, otherProviders, displayName, apiVersion, budgets, errors, functions } = definition;
  const { objectNames, objects, objectList } = definition;
  const facts = new Map<string, ObjectFacts>();
  const events = restEvents(definition);
  return {
    provider,
    otherProviders,
    displayName,
    apiVersion,
    madeOf: definition,
    limits: { budgets, errors, countsPoints: functions?.pointsOf !== undefined },
    isJudgedByBody: (status) => isJudgedByBody(definition, status),
    support: { ...supportOfConnector(definition), ...functions?.support },
    objectNames,
    objects,
    objectList,
    hasObject: (name) => hasObject(definition, name),
    object(name) {
      const known = facts.get(name) ?? factsOf(definition, name);
      facts.set(name, known);
      return known;
    },
    fitTo: (name, fieldNames) => restConnector(fittedTo(definition, name, fieldNames)),
    describe: (name, fetch) => describeObject(definition, name, fetch),
    canUpsertFields: () => functions?.upsertField !== undefined,
    async upsertField(name, field, fetch) {
      if (functions?.upsertField)
        return functions.upsertField(nameIn(definition, name), field, restApi(definition, fetch));
      throw new ProviderError('rejected', `${displayName} takes no fields.`);
    },
    async readPage(request, position, fetch) {
      const asked = await withTypedFilters(definition, withCursor(request, position), fetch);
      const { nextCursor, ...page } = await readPage(definition, asked, fetch);
      return { ...page, ...(nextCursor && { next: nextCursor.toSend() }) } satisfies ConnectorPage;
    },
    // A connector that has a `readPage` of its own has positions of its own.
    asked: (request, position) =>
      askedBy(definition, typeof position === 'string' ? withCursor(request, position) : request),
    canFilter: (name, filter) =>
      filter ? canFilterBy(definition, name, filter) : canFilter(definition, name),
    async search({ filters, ...request }, fetch) {
      const place = placeOfSearch(definition, request.objectName, filters);
      const asked = await withTypedFilters(definition, { ...request, ...place }, fetch);
      const page = await readPage(definition, asked, fetch);
      assertFiltered(definition, asked, page.records);
      return page;
    },
    writing: (name, type, upsertBy) => writingOf(definition, name, type, upsertBy),
    write: (write, fetch) => writeRecord(definition, write, fetch),
    answeredId: (id) => functions?.answeredId?.(id) ?? id,
    writeWhole: (type, write, fetch) => writeWhole(definition, { ...write, type }, fetch),
    writeEach: (type, write, fetch) => writeEach(definition, type, write, fetch),
    canGet: (name) => canLookBefore(definition, name),
    get: (wanted, fetch) => getRecord(definition, wanted, fetch),
    isDeleted: (name, record, id) => functions?.isDeleted?.(nameIn(definition, name), record, id) ?? false,
    whyHidden: (name) => functions?.whyHidden?.(nameIn(definition, name)),
    associationsOf(name, to) {
      const open = functions?.associationsOf?.(nameIn(definition, name), nameIn(definition, to));
      return open && ((fetch) => open(restApi(definition, fetch)));
    },
    hasStableList: (name) => hasStableList(definition, name),
    ...(events && { events }),
  };
}

function writingOf(
  definition: RestDefinition,
  ...[name, type, upsertBy]: Parameters<Connector['writing']>
): ReturnType<Connector['writing']> {
  const { functions } = definition;
  const endpoint = findWrite(definition, name, type, upsertBy);
  if (!endpoint || !functions) return endpoint;
  const each = functions.batchOf?.(endpoint, type, upsertBy);
  const associates = functions.associationsInto?.(endpoint, type) !== undefined;
  const adds = (record: ProviderRecord) =>
    type === 'update' && functions.addsEachTime?.(nameIn(definition, name), record) === true;
  return { ...endpoint, each, associates, adds };
}

/** Some providers refuse credentials with the status of a success, and others answer 401 when a scope is missing. */
function isJudgedByBody({ success, errors: { rules = [] } }: RestDefinition, status: number): boolean {
  if (status === 401) return rules.some((rule) => rule.status === 401 && rule.means !== 'credentials');
  return (
    success !== undefined &&
    status < 300 &&
    rules.some((rule) => rule.means === 'credentials' && (rule.status ?? 200) < 300)
  );
}

function factsOf(definition: RestDefinition, objectName: string): ObjectFacts {
  const object = toObject(definition, objectName);
  const { list, changes } = object;
  const question = JSON.stringify([list.request, feedOf(changes)]);
  const endsByTime = [list, limitedList(object)].every(({ conditions }) => canAsk(conditions, 'until'));
  return { ...object, endsByTime, isFitted: definition.functions?.partsFor !== undefined, question };
}

/** A page that begins behind a record does not move when another one is deleted. Nobody knows what a cursor stands for. */
function hasStableList(definition: RestDefinition, objectName: string): boolean {
  const { list, parents, changes } = toObject(definition, objectName);
  const { style } = list.paging;
  return !parents && changes.source !== 'filter' && (style === 'none' || style === 'lastRecord');
}

/** The positions of these connectors are texts. Any other was written for another connector. */
function withCursor(request: ReadRequest, position: Position | undefined): PageRequest {
  if (position === undefined) return request;
  if (typeof position === 'string') return { ...request, cursor: new ProviderText(position) };
  throw new ProviderError('cursor_gone', 'The next page was stored in a form that is no longer known.');
}

function askedBy(definition: RestDefinition, request: PageRequest): ReturnType<Connector['asked']> {
  const call = deletedCallAt(definition, request) ?? callAt(definition, request);
  const list = listFor(definition, toObject(definition, call.objectName), call);
  const { fields, filters = [], since, parent } = call;
  return {
    text: requestFor(definition, call),
    pageSize: sizeFor(list, call),
    canResize: !fixedSizes.includes(list.paging.style),
    isOrdered: list === limitedList(toObject(definition, request.objectName)),
    fields,
    filters,
    since,
    parent,
  };
}

/** With these, the place of the next page depends on the size. */
const fixedSizes: readonly string[] = ['nextUrl', 'linkHeader', 'pageNumber'];
