import type { FetchByIds } from '../format.ts';
import { askForJson, type ProviderFetch } from './call.ts';
import type { RestDefinition } from './definition.ts';
import type { HandledObject } from './object.ts';
import { ProviderError } from './provider-error.ts';
import { isMarkedDeleted, textAt } from './record-facts.ts';
import {
  type FoundRecords,
  fieldsFor,
  merged,
  type ProviderRecord,
  recordsIn,
  withoutSecrets,
} from './records.ts';
import { RequestDraft } from './request/draft.ts';
import { fieldParts, writtenNames } from './request/field-names.ts';

/** Whose records are completed. */
interface Reading {
  readonly connector: RestDefinition;
  readonly object: HandledObject;
  readonly request: { readonly objectName: string; readonly parent?: Readonly<Record<string, string>> };
  readonly fetch: ProviderFetch;
}

type Found = Pick<FoundRecords, 'records' | 'originals'>;
type Names = readonly string[] | undefined;

/**
 * Adds the fields that one request could not ask for to the records of a page, by their ids.
 * @param readAgain reads the same page with other fields
 * @throws {ProviderError} if the provider no longer has one of the records. The page is then read again.
 */
export async function addFields(
  reading: Reading,
  found: Found,
  others: readonly Names[],
  readAgain: (names: Names) => Promise<Found>,
): Promise<Found> {
  if (others.length === 0 || found.originals.length === 0) return found;
  const { fetchByIds } = reading.object;
  const parts: Found[] = [];
  if (fetchByIds) {
    const ids = found.originals.flatMap((_, index) => idAt(reading, found, index) ?? []);
    parts.push(...(await fetchParts(reading, fetchByIds, ids, [...new Set(others.flat())].map(String))));
  } else {
    for (const names of others) parts.push(await readAgain(names));
  }
  return parts.reduce<Found>((whole, part) => join(reading, whole, part), found);
}

async function fetchParts(
  { connector, request, fetch }: Reading,
  byIds: FetchByIds,
  ids: readonly string[],
  names: readonly string[],
): Promise<Found[]> {
  const parts: Found[] = [];
  for (const part of fieldParts(byIds.fieldsParameter, names)) {
    const all: Found = { records: [], originals: [] };
    for (let start = 0; start < ids.length; start += byIds.max) {
      const draft = new RequestDraft(connector, byIds.request, {
        ...request.parent,
        objectName: request.objectName,
      });
      draft.put(byIds.into, writtenIds(byIds, ids.slice(start, start + byIds.max)));
      const { fieldsParameter } = byIds;
      if (fieldsParameter?.into && part)
        draft.put(fieldsParameter.into, writtenNames(connector, fieldsParameter, part, request.objectName));
      const { body } = await askForJson(connector, draft, fetch, {
        objectName: request.objectName,
        names: part,
      });
      const found = recordsIn(
        body,
        byIds.records,
        fieldsFor(connector, request.objectName),
        withoutSecrets(connector, request.objectName),
      );
      if (!found)
        throw new ProviderError('unreachable', `${connector.displayName} did not list the records.`);
      all.records.push(...found.records);
      all.originals.push(...found.originals);
    }
    parts.push(all);
  }
  return parts;
}

function writtenIds({ as, member = 'id' }: FetchByIds, ids: readonly string[]): unknown {
  if (as === 'commaList') return ids.join(',');
  return as === 'list' ? ids : ids.map((id) => ({ [member]: id }));
}

function join(reading: Reading, whole: Found, part: Found): Found {
  const { connector, object } = reading;
  const places = new Map(part.originals.map((_, index) => [idAt(reading, part, index), index]));
  places.delete(undefined);
  const complete = whole.originals.map((original, index) => {
    const place = places.get(idAt(reading, whole, index));
    const [record, other] = [whole.records[index], part.records[place ?? -1]];
    const otherOriginal = part.originals[place ?? -1];
    // What is in the list only to say that it was deleted cannot be asked for by its id.
    if (record && !other && isMarkedDeleted(object, record)) return { record, original };
    if (!record || !other || !otherOriginal) throw changedMeanwhile(connector);
    return { record: merged(record, other), original: merged(original, otherOriginal, object.record.unwrap) };
  });
  return {
    records: complete.map(({ record }): ProviderRecord => record),
    originals: complete.map(({ original }): ProviderRecord => original),
  };
}

/** The id of a record, which may be among its fields. */
function idAt({ object }: Reading, { records, originals }: Found, index: number): string | undefined {
  const { id } = object.record;
  return textAt(records[index] ?? {}, id) ?? textAt(originals[index] ?? {}, id);
}

function changedMeanwhile({ displayName }: RestDefinition): ProviderError {
  return new ProviderError(
    'unreachable',
    `${displayName} has many fields, so each page takes several calls, and a record was gone in between.`,
  );
}
