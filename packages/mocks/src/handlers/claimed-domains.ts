import type { ClaimedDomain } from '@dowel/schema';
import {
  claimedDomainNotFoundProblem,
  domainClaimedProblem,
  domainInvalidProblem,
  domainNotClaimableProblem,
  domainNotProvenProblem,
  toDomain,
} from '@dowel/schema/rules';
import { assertOwner, assertOwnOrg, builderOf, membershipOf, selfOf } from '../accounts.ts';
import type { Answers } from '../answers.ts';
import { MockProblem } from '../mock-problem.ts';
import type { StoredClaim } from '../store.ts';

/** Some mail services that anybody can use. The service knows thousands. */
const freeMail = ['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'yahoo.com', 'icloud.com'];

/** Answers the endpoints of claimed domains as the service does. `store.txtRecords` stands for DNS. */
export const claimedDomains = {
  claimDomain(call) {
    const { store, body } = call;
    const { orgId } = assertOwner(call, body.parentId);
    const domain = domainIn(body.domain, 'body');
    if (freeMail.includes(domain)) {
      const words = domainNotClaimableProblem(domain, 'is a mail service that anybody can use');
      throw new MockProblem('domain_not_claimable', words);
    }
    const isTaken = (one: StoredClaim) => one.domain === domain && (one.isProven || one.parentId === orgId);
    if (store.claimedDomains.some(isTaken)) throw domainClaimed(domain);
    const proof = {
      name: `_dowel-challenge.${domain}`,
      value: `dowel-domain-proof=${store.newId()}`,
    };
    const claim = { id: store.newId(), parentType: 'org', parentId: orgId, domain, isProven: false, proof };
    store.claimedDomains.push(claim);
    return toClaim(claim, true);
  },

  listOrgClaimedDomains(call) {
    const { orgId, role } = assertOwnOrg(call, call.params.orgId);
    const own = call.store.claimedDomains.filter(({ parentId }) => parentId === orgId);
    return own.map((claim) => toClaim(claim, role === 'owner'));
  },

  checkClaimedDomain(call) {
    const { store, query } = call;
    const domain = domainIn(query.domain, 'query');
    const self = selfOf(call);
    const membership = membershipOf(store, self.id);
    const claims = store.claimedDomains.filter((one) => one.domain === domain);
    const own = claims.find(({ parentId }) => parentId === membership?.orgId);
    if (own) return toClaim(own, membership?.role === 'owner');
    const isOfDomain = self.isEmailVerified && toDomain(self.primaryEmail ?? '') === domain;
    const proven = isOfDomain ? claims.find(({ isProven }) => isProven) : undefined;
    if (!proven) throw notFound();
    return toClaim(proven, false);
  },

  proveClaimedDomain(call) {
    const { store, params } = call;
    const membership = membershipOf(store, builderOf(call).builderId);
    const claim = store.claimedDomains.find(({ id }) => id === params.claimedDomainId);
    if (!claim || claim.parentId !== membership?.orgId) throw notFound();
    assertOwner(call, claim.parentId);
    const { domain, proof } = claim;
    if (!claim.isProven && !store.txtRecords[proof.name]?.includes(proof.value)) {
      const words = domainNotProvenProblem(proof, 'DNS has no such record yet.');
      throw new MockProblem('domain_not_proven', words);
    }
    const isOther = (one: StoredClaim) => one !== claim && one.domain === domain && one.isProven;
    if (store.claimedDomains.some(isOther)) throw domainClaimed(domain);
    claim.isProven = true;
    return toClaim(claim, true);
  },
} satisfies Partial<Answers>;

function toClaim({ proof, ...claim }: StoredClaim, withProof: boolean): ClaimedDomain {
  return withProof ? { ...claim, proof } : claim;
}

function domainIn(text: string, place: 'body' | 'query'): string {
  const domain = toDomain(text);
  if (domain === undefined) throw new MockProblem('invalid_request', domainInvalidProblem(place));
  return domain;
}

function domainClaimed(domain: string): MockProblem {
  return new MockProblem('domain_claimed', domainClaimedProblem(domain));
}

function notFound(): MockProblem {
  return new MockProblem('claimed_domain_not_found', claimedDomainNotFoundProblem());
}
