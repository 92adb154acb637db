import { nameIn } from '@dowel/schema/connector';
import { ProviderBody } from '../../provider-words/provider-body.ts';
import { ask, assertJson, type ProviderAnswer, type ProviderFetch } from './call.ts';
import type { RestDefinition } from './definition.ts';
import { addFields } from './fetch-by-ids.ts';
import { feedOf, type HandledObject, toObject } from './object.ts';
import { listFor, type PageRequest, sizeFor, toProviderRequest } from './page-request.ts';
import { cursorAfter } from './paging/cursor-after.ts';
import { type PagePosition, readPosition } from './paging/page-position.ts';
import { ProviderError } from './provider-error.ts';
import type { ProviderPage } from './provider-page.ts';
import { type FoundRecords, fieldsFor, recordsIn, withoutSecrets } from './records.ts';
import { fieldParts } from './request/field-names.ts';

interface Reading {
  readonly connector: RestDefinition;
  readonly object: HandledObject;
  readonly request: PageRequest;
  readonly position: PagePosition;
  readonly fetch: ProviderFetch;
}

/**
 * Reads one page of a list: of all records of an object, or of those below a parent.
 * @throws {ProviderError}
 */
export async function readList(
  connector: RestDefinition,
  request: PageRequest,
  fetch: ProviderFetch,
): Promise<ProviderPage> {
  const object = toObject(connector, request.objectName);
  const list = listFor(connector, object, request);
  const { paging } = list;
  const position = readPosition(connector, request.objectName, paging, request.cursor?.toSend());
  const reading: Reading = { connector, object, request, position, fetch };
  const [first, ...others] = fieldParts(
    list.fieldsParameter,
    request.fields,
    connector.functions?.mostFields,
  );
  const { answer, found } = await readPart(reading, first);
  const { objectName } = request;
  const page = { objectName, answer, position, size: sizeFor(list, request) };
  const next = cursorAfter(connector, paging, found, page);
  const feed = feedOf(object.changes);
  const nextToken = feed?.by === 'token' ? answer.body.text(feed.token) : undefined;
  const { records, originals: whole } = await addFields(reading, found, others, async (names) => {
    return (await readPart(reading, names)).found;
  });
  return {
    status: answer.status,
    records,
    originals: whole,
    oddEntries: found.odd,
    secrets: answer.secrets,
    ...next,
    ...(!next.nextCursor && nextToken && { nextToken }),
  };
}

/** The page with some of the fields, or with all. */
async function readPart(
  { connector, object, request, position, fetch }: Reading,
  names: readonly string[] | undefined,
): Promise<{ answer: ProviderAnswer; found: FoundRecords }> {
  const list = listFor(connector, object, request);
  const wanted = toProviderRequest(connector, list, request, position, names);
  const asked = { objectName: request.objectName, names, isList: true };
  const given = await ask(connector, wanted, fetch, asked);
  const { isEmptyList, isRecord } = connector.functions ?? {};
  const name = nameIn(connector, request.objectName);
  if (!given.response.ok || isEmptyList?.(given.body, name)) {
    const answer = { ...given, body: given.body ?? new ProviderBody(null) };
    return { answer, found: { records: [], originals: [], entries: 0, odd: [] } };
  }
  const answer = assertJson(connector, given);
  const toFields = fieldsFor(connector, request.objectName);
  const found = recordsIn(
    answer.body,
    list.records,
    toFields,
    withoutSecrets(connector, request.objectName),
    isRecord && ((one) => isRecord(name, one)),
  );
  // Accepted is not done: https://www.rfc-editor.org/rfc/rfc9110#section-15.3.3
  const isPending = answer.status === 202 && found?.entries === 0;
  if (found && !isPending) return { answer, found };
  const words = (answer.body.saysNo() && answer.body.sentence()?.words(answer.secrets)) || '';
  throw new ProviderError(
    'unreachable',
    `${connector.displayName} answered, and did not list the records of "${request.objectName}" where they were expected, which is "${list.records}". ${words}`.trim(),
    { status: answer.status, isUnexpected: true },
  );
}
