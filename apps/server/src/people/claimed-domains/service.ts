import { randomBytes } from 'node:crypto';
import type { CheckClaimedDomainQuery, ClaimDomain, ClaimedDomain } from '@dowel/schema';
import {
  claimedDomainNotFoundProblem,
  domainClaimedProblem,
  domainInvalidProblem,
  domainNotClaimableProblem,
  domainNotProvenProblem,
  toDomain,
} from '@dowel/schema/rules';
import { type BuilderContext, enterOrg, type OrgContext, type PublicContext } from '../../context.ts';
import { violatedConstraint } from '../../platform/db/constraint-violation.ts';
import { type Concluded, lastStep } from '../../platform/last-step.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import * as builders from '../builders/service.ts';
import { enterAsOwner, enterOwnOrg } from '../memberships/service.ts';
import * as orgs from '../orgs/service.ts';
import {
  type ClaimRow,
  findClaim,
  findClaimOfDomain,
  findProvenClaim,
  insertClaim,
  listClaims,
  listOpenClaims,
  setProven,
} from './queries.ts';
import { proofOf, whyNotClaimable } from './rules.ts';

/** @throws {ProblemError} `org_not_found`, `owner_required`, `invalid_request`, `domain_not_claimable`, `domain_claimed` */
export async function claim(
  tx: BuilderContext,
  { domain: text, parentId }: ClaimDomain,
): Promise<ClaimedDomain> {
  const inOrg = await enterAsOwner(tx, parentId);
  const domain = await toClaimable(text);
  const proven = await findProvenClaim(tx, domain);
  const proofToken = randomBytes(24).toString('base64url');
  const row = proven ? undefined : await insertClaim(inOrg, { domain, proofToken });
  if (!row) throw domainClaimed(domain);
  return toClaimedDomain(row, true);
}

/** The claims of the org. Its owners also see how to prove them. */
export async function list(context: BuilderContext, orgId: string): Promise<ClaimedDomain[]> {
  const rows = await listClaims(enterOwnOrg(context, orgId));
  return rows.map((row) => toClaimedDomain(row, isOwner(context)));
}

/**
 * The claim of a domain, for those who may know of it: people of the org that claims it, and those whose verified
 * address is in the domain once it is proven.
 * @throws {ProblemError} `claimed_domain_not_found`, `invalid_request`
 */
export async function check(
  context: BuilderContext,
  { domain: text }: CheckClaimedDomainQuery,
): Promise<ClaimedDomain> {
  const domain = toDomain(text);
  if (domain === undefined) throw new ProblemError('invalid_request', domainInvalidProblem('query'));
  const { membership } = context.actor;
  const own = membership && (await findClaimOfDomain(enterOwnOrg(context, membership.orgId), domain));
  if (own) return toClaimedDomain(own, isOwner(context));
  const self = await builders.find(context, context.actor.id);
  const proven =
    builders.verifiedDomain(self) === domain ? await findProvenClaim(context, domain) : undefined;
  if (!proven) throw claimedDomainNotFound();
  return toClaimedDomain(proven, false);
}

/**
 * The org that the builder may join by the domain of their verified address. None after they have left it: only an
 * invite leads back.
 */
export async function findOffer(
  context: BuilderContext,
): Promise<{ orgId: string; domain: string; orgLabel: string } | undefined> {
  const self = await builders.find(context, context.actor.id);
  const domain = builders.verifiedDomain(self);
  const claim = domain === undefined ? undefined : await findProvenClaim(context, domain);
  if (!self || !claim || (await builders.hasLeft(context, self, claim.orgId))) return undefined;
  const { label } = await orgs.getEntered(enterOrg(context, { id: claim.orgId }, context.actor));
  return { orgId: claim.orgId, domain: claim.domain, orgLabel: label };
}

/**
 * Looks for the proof in DNS.
 * @throws {ProblemError} `claimed_domain_not_found`, `owner_required`, `domain_not_proven`, `domain_claimed`
 */
export async function prove(context: BuilderContext, id: string): Promise<Concluded<ClaimedDomain>> {
  const { membership } = context.actor;
  const row = membership && (await findClaim(enterOwnOrg(context, membership.orgId), id));
  if (!row) throw claimedDomainNotFound();
  // An owner's right is checked before DNS is asked, and again when the claim takes effect.
  await context.transaction((tx) => enterAsOwner(tx, row.orgId));
  if (row.provenTime === null) await assertProof(context, row);
  return lastStep(context, async (tx) => {
    const inOrg = await enterAsOwner(tx, row.orgId);
    return toClaimedDomain(await markProven(inOrg, row), true);
  });
}

/** What became of an operator's word. `open` lists the claims to choose from when none was approved. */
interface Approval {
  readonly approved?: ClaimedDomain;
  readonly open: ClaimedDomain[];
}

/** Accepts a claim on the operator's word. Without an org, there must be exactly one open claim of the domain. */
export async function approve(context: PublicContext, text: string, orgId?: string): Promise<Approval> {
  const domain = toDomain(text);
  const rows = domain === undefined ? [] : await listOpenClaims(context, domain);
  const wanted = orgId === undefined ? rows : rows.filter((row) => row.orgId === orgId);
  const [row] = wanted;
  if (!row || wanted.length > 1) return { open: rows.map((one) => toClaimedDomain(one, false)) };
  const inOrg = enterOrg(context, { id: row.orgId }, { kind: 'system', id: 'domain-approve' });
  return { approved: toClaimedDomain(await markProven(inOrg, row), false), open: [] };
}

async function toClaimable(text: string): Promise<string> {
  const domain = toDomain(text);
  if (domain === undefined) throw new ProblemError('invalid_request', domainInvalidProblem('body'));
  const why = await whyNotClaimable(domain);
  if (why === undefined) return domain;
  throw new ProblemError('domain_not_claimable', domainNotClaimableProblem(domain, why));
}

async function assertProof(context: BuilderContext, row: ClaimRow): Promise<void> {
  const proof = proofOf(row);
  const records = await context.findTxtRecords(proof.name).catch((cause: unknown) => {
    const words = domainNotProvenProblem(proof, 'DNS did not answer.');
    throw new ProblemError('domain_not_proven', { ...words, cause });
  });
  if (records.includes(proof.value)) return;
  throw new ProblemError('domain_not_proven', domainNotProvenProblem(proof, 'DNS has no such record yet.'));
}

async function markProven(inOrg: OrgContext, row: ClaimRow): Promise<ClaimRow> {
  if (row.provenTime !== null) return row;
  try {
    const proven = await setProven(inOrg, row.id);
    if (!proven) throw claimedDomainNotFound();
    return proven;
  } catch (error) {
    if (violatedConstraint(error) === 'claimed_domains_proven') throw domainClaimed(row.domain);
    throw error;
  }
}

function isOwner({ actor }: BuilderContext): boolean {
  return actor.membership?.role === 'owner';
}

function toClaimedDomain(row: ClaimRow, withProof: boolean): ClaimedDomain {
  return {
    id: row.id,
    parentType: 'org',
    parentId: row.orgId,
    domain: row.domain,
    isProven: row.provenTime !== null,
    ...(withProof && { proof: proofOf(row) }),
  };
}

function domainClaimed(domain: string): ProblemError {
  return new ProblemError('domain_claimed', domainClaimedProblem(domain));
}

function claimedDomainNotFound(): ProblemError {
  return new ProblemError('claimed_domain_not_found', claimedDomainNotFoundProblem());
}
