import type { AuditEntry, ListAuditLogQuery } from '@dowel/schema';
import { listAuditLog, listOrgAuditLog } from '@dowel/schema/wire';
import type { DowelList } from '../dowel-list.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** Who changed keys, secrets, settings and deploys of the project. */
export class AuditLog extends Resource {
  /** Newest first. Needs a key of scope `full`. */
  list(query?: ListAuditLogQuery, options?: RequestOptions): DowelList<AuditEntry> {
    return this.session.list(listAuditLog, { query }, options);
  }

  /**
   * The log of an org with its projects, newest first. Needs a `sessionToken`.
   * @throws {NotFoundError} `org_not_found`
   */
  listForOrg(orgId: string, query?: ListAuditLogQuery, options?: RequestOptions): DowelList<AuditEntry> {
    return this.session.list(listOrgAuditLog, { params: { orgId }, query }, options);
  }
}
