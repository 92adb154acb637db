import type { CheckClaimedDomainQuery, ClaimDomain, ClaimedDomain } from '../resources/claimed-domains.ts';
import { wire } from './wire.ts';

/** Answers members of the claiming org, and builders whose verified e-mail is in the domain. */
export const checkClaimedDomain = /* @__PURE__ */ wire<{
  query: CheckClaimedDomainQuery;
  success: ClaimedDomain;
}>()({
  operation: 'checkClaimedDomain',
  method: 'GET',
  path: '/claimed-domains',
  access: 'builder',
});

export const claimDomain = /* @__PURE__ */ wire<{ body: ClaimDomain; success: ClaimedDomain }>()({
  operation: 'claimDomain',
  method: 'POST',
  path: '/claimed-domains',
  access: 'builder',
  status: 201,
});

/** Looks for the proof in DNS now. */
export const proveClaimedDomain = /* @__PURE__ */ wire<{ success: ClaimedDomain }>()({
  operation: 'proveClaimedDomain',
  method: 'POST',
  path: '/claimed-domains/{claimedDomainId}:prove',
  access: 'builder',
  added: true,
});

export const listOrgClaimedDomains = /* @__PURE__ */ wire<{ success: ClaimedDomain[] }>()({
  operation: 'listOrgClaimedDomains',
  method: 'GET',
  path: '/orgs/{orgId}/claimed-domains',
  access: 'builder',
});
