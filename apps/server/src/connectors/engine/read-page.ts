import { type FieldFilter, fieldSegments } from '@dowel/schema/rules';
import type { ProviderText } from '../../provider-words/provider-text.ts';
import type { SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import type { Connector } from '../connector.ts';
import { fillPath, getJson, type ProviderFetch } from './call.ts';
import { toObject } from './object.ts';
import { ProviderError } from './provider-error.ts';

/** A record as the provider returns it, without what cannot be stored. */
export type ProviderRecord = Readonly<Record<string, unknown>>;

/** Which records of an object to read. */
export interface PageRequest {
  objectName: string;
  /** Names as in a config. For a bracket path, the provider is asked for the first segment. */
  fields: readonly string[];
  pageSize: number;
  /** The cursor of the page before. */
  cursor?: ProviderText;
  /** Only records that changed at this time or later, if the provider can filter by time. */
  since?: Date;
  /** Only records that changed at this time or earlier, if the provider can filter by it. */
  until?: Date;
  /** Only records that meet all of them. Ask `canFilter` first. */
  filters?: readonly FieldFilter[];
}

export interface ProviderPage {
  /** The provider's HTTP status. */
  status: number;
  records: ProviderRecord[];
  /** How many entries of the list are no records, because they are no objects. */
  oddEntries: number;
  /** What must be removed from the records before a person sees them. */
  secrets: SecretsInUse;
  /** Absent on the last page. */
  nextCursor?: ProviderText;
}

/** Whether the provider finds records of an object by their values. */
export function canFilter(connector: Connector, objectName: string): boolean {
  return toObject(connector, objectName).list.filter !== undefined;
}

/**
 * Reads one page of an object's records.
 * @throws {ProviderError}
 */
export async function readPage(
  connector: Connector,
  request: PageRequest,
  fetch: ProviderFetch,
): Promise<ProviderPage> {
  const { list } = toObject(connector, request.objectName);
  const { status, body, secrets } = await getJson(connector, toListPath(connector, request), fetch);
  const records = body.records(list.records);
  if (!records) {
    throw new ProviderError(
      'unreachable',
      `${connector.displayName} did not list the records of "${request.objectName}" where they were expected.`,
    );
  }
  const nextCursor = body.text(list.paging.next);
  const oddEntries = (body.list(list.records) ?? []).length - records.length;
  return { status, records, oddEntries, secrets, ...(nextCursor !== undefined && { nextCursor }) };
}

/** The request for a page, as a log may show it: without the cursor, which may hold values of records. */
export function requestFor(connector: Connector, { cursor: _, ...request }: PageRequest): string {
  return `GET ${toListPath(connector, request)}`;
}

/**
 * Maximum length in characters. Servers accept about 8,000 for a whole address, and escaping turns a comma into three.
 */
const longestFields = 4000;

function toListPath(connector: Connector, request: PageRequest): string {
  const { list, changes } = toObject(connector, request.objectName);
  const { paging } = list;
  const size = Math.max(1, Math.min(request.pageSize, paging.maxSize));
  const query = new URLSearchParams({ [paging.sizeParameter]: String(size) });
  const names = [...new Set(request.fields.map(toTopLevelField))].join(',');
  const fits = names !== '' && names.length <= longestFields;
  if (list.fieldsParameter && fits) query.set(list.fieldsParameter, names);
  if (request.cursor !== undefined) query.set(paging.parameter, request.cursor.toSend());
  if (changes.source === 'filter') {
    const { fromParameter, untilParameter } = changes;
    if (request.since) query.set(fromParameter, request.since.toISOString());
    if (untilParameter && request.until) query.set(untilParameter, request.until.toISOString());
  }
  for (const { fieldName, value } of request.filters ?? []) {
    // Without this, the provider would list every record.
    if (!list.filter) throw new TypeError(`${connector.displayName} cannot filter "${request.objectName}".`);
    query.append(list.filter.name, `${fieldName}${list.filter.separator}${value}`);
  }
  return `${fillPath(connector, list.path, { objectName: request.objectName })}?${query}`;
}

/** The name of the field to ask the provider for: `owner` for `$['owner']['name']`. */
function toTopLevelField(name: string): string {
  return fieldSegments(name)[0] ?? name;
}
