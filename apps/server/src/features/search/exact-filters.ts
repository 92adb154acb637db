import type { SearchRecords } from '@dowel/schema';
import { digitsOf } from '../../provider-words/exact-json.ts';
import { memberOf } from '../../provider-words/member-of.ts';

/**
 * A search whose numbers keep every digit on their way to the provider.
 * @param sent the body of the request, as `parseExactly` reads it
 */
export function withEveryDigit(body: SearchRecords, sent: unknown): SearchRecords {
  const fieldFilters = body.fieldFilters.map((filter, index) => {
    const value = memberOf(sent, `fieldFilters.${index}.value`);
    // A raw number is written as a number by everything that makes requests.
    return digitsOf(value) === undefined ? filter : { ...filter, value: value as number };
  });
  return { ...body, fieldFilters };
}
