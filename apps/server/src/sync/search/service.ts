import type { FoundRecord, FoundRecords, SearchQuery, SearchRecords } from '@dowel/schema';
import {
  type FieldFilter,
  type RecordMapping,
  searchRefusedProblem,
  searchUnreachableProblem,
  toProviderFilters,
  toReadResult,
  unmappedFilters,
  warningList,
} from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { findFields, fitting, silentlyMissing } from '../../installing/object-metadata/service.ts';
import { type Concluded, lastStep } from '../../platform/last-step.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { WithHeaders } from '../../platform/requests/route.ts';
import { warned } from '../../platform/requests/warned.ts';
import type { ProviderPage } from '../../providers/connectors/connector.ts';
import { leavingOut } from '../../providers/connectors/engine/leaving-out.ts';
import { ProviderError } from '../../providers/connectors/engine/provider-error.ts';
import { deletedMark, factsOf } from '../../providers/connectors/engine/record-facts.ts';
import type { ProviderRecord } from '../../providers/connectors/engine/records.ts';
import { inTime } from '../../providers/connectors/in-time.ts';
import { toContext, toLimitProblem } from '../../providers/provider-problems.ts';
import { isAltered } from '../../providers/provider-words/storable.ts';
import { findSearched, type Searched } from './find-searched.ts';
import { recordSearch } from './record-search.ts';

/** One page of the provider. */
const PAGE_SIZE = 100;
/** A program waits for the answer, and a person for the program. */
const LIMIT_MS = 20_000;

/**
 * Finds records of a group's account by the values of their fields. What was found is answered and not stored.
 * @throws {ProblemError} `integration_not_found`, `installation_not_found`, `installation_ref_needed`, `object_not_found`,
 * `object_disabled`, `search_unsupported`, `search_refused`, `provider_unreachable`, `provider_rate_limited`
 */
export async function searchRecords(
  context: Context,
  integrationId: string,
  ofGroup: SearchQuery,
  { objectName, fieldFilters }: SearchRecords,
): Promise<Concluded<WithHeaders<FoundRecords>>> {
  const searched = await findSearched(context, { ...ofGroup, integrationId, objectName });
  const end = { filters: fieldFilters, startTime: context.now() };
  try {
    const { page, filters, mapping, missingFields } = await search(context, searched, fieldFilters);
    const result = page.records.flatMap((record, index) =>
      toFound(searched, filters, mapping, { record, original: page.originals[index] ?? record }),
    );
    const deleted = page.records.length - result.length;
    const hasMore = page.nextCursor !== undefined;
    const altered = [page.records, page.originals].map((some) => some.filter(isAltered).length);
    const { status, oddEntries: odd } = page;
    return await lastStep(context, async (tx) => {
      const ended = { ...end, status, records: result.length, deleted, missingFields, hasMore, odd };
      await recordSearch(tx, searched, { ...ended, altered: Math.max(...altered) });
      const found = {
        result,
        results: result,
        ...(missingFields.length > 0 && { missingFields }),
        ...(hasMore && { hasMore }),
      };
      const unmapped = unmappedFilters(mapping, fieldFilters, searched.object);
      return warned(
        found,
        odd.length > 0 ? `entries_left_out;count=${odd.length}` : undefined,
        warningList(
          'mapping_missing',
          unmapped.map((index) => `fieldFilters.${index}.fieldName`),
        ),
      );
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    await recordSearch(context, searched, { ...end, failure: error });
    throw toLimitProblem(context, error, searched.title) ?? toProblem(error, searched.title);
  }
}

async function search(
  context: Context,
  { connector, open, object, config }: Searched,
  fieldFilters: readonly FieldFilter[],
): Promise<{
  page: ProviderPage;
  filters: readonly FieldFilter[];
  mapping: RecordMapping;
  missingFields: string[];
}> {
  const fetch = inTime(connector.displayName, open.fetchFor('search'), LIMIT_MS);
  const { names, mapping } = await findFields(context, { open, connector }, object, config);
  const filters = toProviderFilters(mapping, fieldFilters, object);
  const request = { objectName: object.objectName, pageSize: PAGE_SIZE, filters };
  const fitted = await fitting(context, open, connector, object.objectName);
  const { found, missingFields } = await leavingOut(names, (fields) =>
    fitted.search({ ...request, fields }, fetch),
  );
  const asked = names.filter((name) => !missingFields.includes(name));
  const about = { connector: fitted, objectName: object.objectName };
  const silent = await silentlyMissing(context, open, about, asked, found.records);
  return { page: found, filters, mapping, missingFields: [...missingFields, ...silent] };
}

/** None of a deleted record, which some lists show with a mark, unless a filter is about the mark. */
function toFound(
  { connector, object }: Searched,
  filters: readonly FieldFilter[],
  mapping: RecordMapping,
  { record, original }: { record: ProviderRecord; original: ProviderRecord },
): FoundRecord[] {
  const handled = connector.object(object.objectName);
  const { id, isDeleted } = factsOf(handled, record);
  const mark = deletedMark(handled.deletes)?.member;
  if (isDeleted && !filters.some(({ fieldName }) => fieldName === mark)) return [];
  return [{ ...(id !== undefined && { id }), ...toReadResult(mapping, record, original) }];
}

function toProblem(error: ProviderError, title: string): ProblemError {
  const isAway = error.kind === 'unreachable';
  const found = { cause: error, ...toContext(error) };
  return isAway
    ? new ProblemError('provider_unreachable', {
        ...searchUnreachableProblem(title, error.message),
        ...found,
      })
    : new ProblemError('search_refused', { ...searchRefusedProblem(title, error.message), ...found });
}
