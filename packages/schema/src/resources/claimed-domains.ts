import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { QueryName } from './values.ts';

/** An e-mail domain that an org says is its own. Its people may join the org once the claim is proven. */
export const ClaimedDomain = z.object({
  id: z.string(),
  /** What claims the domain: always `org`. */
  parentType: z.string(),
  /** The id of the org. */
  parentId: z.string(),
  /** In lower case, as in DNS. */
  domain: z.string(),
  /** A claim has no effect before it is proven. Added by Dowel. */
  isProven: z.boolean(),
  /** The TXT record that proves the claim. Only the owners of the org see it. Added by Dowel. */
  proof: z
    .object({
      /** The name of the record. */
      name: z.string(),
      /** The text of the record. */
      value: z.string(),
    })
    .optional(),
});
export type ClaimedDomain = z.infer<typeof ClaimedDomain>;

/** An e-mail address, a domain or a web address. Its domain is what counts. */
const DomainText = z.string().min(1).max(limits.address);

/** A domain that an org says is its own. */
export const ClaimDomain = z.object({
  /** An e-mail address, a domain or a web address. Its domain is what counts. */
  domain: DomainText,
  /** The id of the org. */
  parentId: QueryName,
  /** Only orgs claim domains. */
  parentType: z.enum(['org']),
});
export type ClaimDomain = z.input<typeof ClaimDomain>;

export const CheckClaimedDomainQuery = z.object({
  /** An e-mail address, a domain or a web address. Its domain is what counts. */
  domain: DomainText,
});
export type CheckClaimedDomainQuery = z.infer<typeof CheckClaimedDomainQuery>;

/** Answers members of the claiming org, and builders whose verified e-mail is in the domain. */
export const checkClaimedDomain = endpoint<{
  query: CheckClaimedDomainQuery;
  success: ClaimedDomain;
}>()({
  operation: 'checkClaimedDomain',
  method: 'GET',
  path: '/claimed-domains',
  access: 'builder',
  query: CheckClaimedDomainQuery,
  success: ClaimedDomain,
  problems: ['claimed_domain_not_found'],
});

export const claimDomain = endpoint<{ body: ClaimDomain; success: ClaimedDomain }>()({
  operation: 'claimDomain',
  method: 'POST',
  path: '/claimed-domains',
  access: 'builder',
  status: 201,
  body: ClaimDomain,
  success: ClaimedDomain,
  problems: ['org_not_found', 'owner_required', 'domain_not_claimable', 'domain_claimed'],
});

/** Looks for the proof in DNS now. */
export const proveClaimedDomain = endpoint<{ success: ClaimedDomain }>()({
  operation: 'proveClaimedDomain',
  method: 'POST',
  path: '/claimed-domains/{claimedDomainId}:prove',
  access: 'builder',
  added: true,
  success: ClaimedDomain,
  problems: ['claimed_domain_not_found', 'owner_required', 'domain_claimed', 'domain_not_proven'],
});

export const listOrgClaimedDomains = endpoint<{ success: ClaimedDomain[] }>()({
  operation: 'listOrgClaimedDomains',
  method: 'GET',
  path: '/orgs/{orgId}/claimed-domains',
  access: 'builder',
  success: z.array(ClaimedDomain),
  problems: ['org_not_found'],
});
