import type { FoundRecords, SearchQuery, SearchRecords } from '@dowel/schema';
import { searchRecords } from '@dowel/schema/wire';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** Finds records in the account of a customer. */
export class Search extends Resource {
  /**
   * One page of the records that meet all filters, as the provider has them now. Takes the provider's names of object and
   * fields, or the mapped ones. Numbers that a JavaScript number cannot hold lose digits.
   * @throws {NotFoundError} `integration_not_found`, `installation_not_found`, `object_not_found`
   * @throws {UnprocessableError} `object_disabled`, `search_unsupported`, `search_refused`
   * @throws {ServerError} `provider_unreachable`
   */
  records(
    integrationId: string,
    body: SearchRecords,
    query: SearchQuery,
    options?: RequestOptions,
  ): DowelPromise<FoundRecords> {
    return this.session.send(searchRecords, { params: { integrationId }, body, query }, options);
  }
}
