import type { Stats as Counts, GetOrgStatsQuery, GetStatsQuery } from '@dowel/schema';
import { exportStats, getOrgStats, getStats } from '@dowel/schema/wire';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** How much was done: operations, records, messages to destinations, and calls to providers. */
export class Stats extends Resource {
  /** What the project did per hour or per day, newest first. It was counted a minute ago at most. */
  get(query?: GetStatsQuery, options?: RequestOptions): DowelPromise<Counts> {
    return this.session.send(getStats, { query }, options);
  }

  /** The same as comma-separated values. */
  export(query?: GetStatsQuery, options?: RequestOptions): DowelPromise<string> {
    return this.session.send(exportStats, { query }, options);
  }

  /**
   * Each day of each project of an org. Needs a `sessionToken`.
   * @throws {NotFoundError} `org_not_found`
   */
  getForOrg(orgId: string, query?: GetOrgStatsQuery, options?: RequestOptions): DowelPromise<Counts> {
    return this.session.send(getOrgStats, { params: { orgId }, query }, options);
  }
}
