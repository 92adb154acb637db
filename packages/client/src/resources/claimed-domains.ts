import type { CheckClaimedDomainQuery, ClaimDomain, ClaimedDomain } from '@dowel/schema';
import {
  checkClaimedDomain,
  claimDomain,
  listOrgClaimedDomains,
  proveClaimedDomain,
} from '@dowel/schema/wire';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** E-mail domains whose people may join an org. Needs a `sessionToken`. */
export class ClaimedDomains extends Resource {
  /** @throws {ConflictError} `domain_claimed` */
  claim(body: ClaimDomain, options?: RequestOptions): DowelPromise<ClaimedDomain> {
    return this.session.send(claimDomain, { body }, options);
  }

  /**
   * Looks for the proof in DNS.
   * @throws {UnprocessableError} `domain_not_proven`
   */
  prove(claimedDomainId: string, options?: RequestOptions): DowelPromise<ClaimedDomain> {
    return this.session.send(proveClaimedDomain, { params: { claimedDomainId } }, options);
  }

  /** @throws {NotFoundError} `claimed_domain_not_found` */
  check(query: CheckClaimedDomainQuery, options?: RequestOptions): DowelPromise<ClaimedDomain> {
    return this.session.send(checkClaimedDomain, { query }, options);
  }

  list(orgId: string, options?: RequestOptions): DowelPromise<ClaimedDomain[]> {
    return this.session.send(listOrgClaimedDomains, { params: { orgId } }, options);
  }
}
