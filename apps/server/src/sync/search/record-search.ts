import { type FieldFilter, valuesOf, withoutWords } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { alteredLines, record, whoOf } from '../../installing/operation-log/service.ts';
import type { ProviderError } from '../../providers/connectors/engine/provider-error.ts';
import { forWords, SecretsInUse } from '../../providers/provider-words/secrets-in-use.ts';
import type { Searched } from './find-searched.ts';

interface EndedSearch {
  /** The values may be about a person, so only the names of the fields are recorded. */
  readonly filters: readonly FieldFilter[];
  readonly startTime: Date;
  /** The provider's HTTP status. Absent when it did not answer. */
  readonly status?: number;
  readonly records?: number;
  /** How many others the provider has answered that are marked as deleted. */
  readonly deleted?: number;
  /** Fields that the records lack, because the provider does not show them. */
  readonly missingFields?: readonly string[];
  /** Whether the provider has another page. */
  readonly hasMore?: boolean;
  /** How many records are not as the provider sent them. */
  readonly altered?: number;
  /** Entries of the answer that are no records: `entry 3 (a text)`. */
  readonly odd?: readonly string[];
  readonly failure?: ProviderError;
}

export async function recordSearch(
  context: Context,
  { installed, object: { objectName } }: Searched,
  {
    filters,
    startTime,
    records = 0,
    deleted = 0,
    missingFields = [],
    hasMore = false,
    altered = 0,
    odd = [],
    failure,
    status = failure?.status,
  }: EndedSearch,
): Promise<void> {
  const endTime = context.now();
  const marked =
    deleted > 0 ? `, and left out ${deleted} that ${deleted === 1 ? 'is' : 'are'} marked as deleted` : '';
  const left = odd.length > 0 ? `, and left out what is no record: ${odd.join(', ')}` : '';
  const result = failure
    ? 'Search failed'
    : `Search found ${records} ${records === 1 ? 'record' : 'records'}${withoutWords(missingFields)}${marked}${left}${hasMore ? ', and the provider has more' : ''}`;
  const isWhole = !failure && missingFields.length + odd.length === 0;
  await record(context, [
    {
      ...installed,
      actionType: 'search',
      status: failure ? 'failure' : 'success',
      result: `[${objectName}] ${result}`,
      metadata: {
        objects: [objectName],
        ...(missingFields.length > 0 && { missingFields: [...missingFields] }),
      },
      startTime,
      endTime,
      logs: [
        ...alteredLines(endTime, altered, 'answered'),
        {
          time: endTime,
          severity: isWhole ? 'INFO' : 'WARNING',
          msg: `${result}.`,
          ...(failure && { error: withoutValues(failure.message, filters) }),
          details: {
            who: whoOf(context),
            object: objectName,
            fields: filters.map(({ fieldName }) => fieldName).join(', '),
            providerStatus: String(status ?? 'none'),
            ...(failure && { failedBy: failure.failedBy }),
            ...(failure?.finding && { finding: failure.finding.reason, actor: failure.finding.actor }),
            recordCount: String(records),
            durationMs: String(endTime.getTime() - startTime.getTime()),
          },
        },
      ],
    },
  ]);
}

/** A provider may repeat a value when it refuses it. */
function withoutValues(words: string, filters: readonly FieldFilter[]): string {
  return new SecretsInUse(filters.flatMap(valuesOf).map(String)).mask(words, forWords);
}
