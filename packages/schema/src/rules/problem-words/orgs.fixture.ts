import * as words from './orgs.ts';
import type { Sample } from './sample.fixture.ts';

/** `samples` of the words about orgs and their people. */
export const orgSamples = {
  alreadyMemberProblem: { code: 'already_member', said: words.alreadyMemberProblem() },
  billingAccountNotFoundProblem: {
    code: 'billing_account_not_found',
    said: words.billingAccountNotFoundProblem(),
  },
  builderNotFoundProblem: { code: 'builder_not_found', said: words.builderNotFoundProblem() },
  claimedDomainNotFoundProblem: {
    code: 'claimed_domain_not_found',
    said: words.claimedDomainNotFoundProblem(),
  },
  domainClaimedProblem: { code: 'domain_claimed', said: words.domainClaimedProblem('oak.example') },
  domainInvalidProblem: { code: 'invalid_request', said: words.domainInvalidProblem('body') },
  domainNotClaimableProblem: {
    code: 'domain_not_claimable',
    said: words.domainNotClaimableProblem('oak.example', 'is public'),
  },
  domainNotProvenProblem: {
    code: 'domain_not_proven',
    said: words.domainNotProvenProblem(
      { name: '_dowel.oak.example', value: 'dowel=1' },
      'DNS has no such record.',
    ),
  },
  emailInvalidProblem: { code: 'invalid_request', said: words.emailInvalidProblem('email') },
  emailNotVerifiedProblem: { code: 'email_not_verified', said: words.emailNotVerifiedProblem() },
  inviteeNotVerifiedProblem: { code: 'email_not_verified', said: words.inviteeNotVerifiedProblem() },
  inviteRequiredProblem: { code: 'invite_required', said: words.inviteRequiredProblem() },
  inviteNotFoundProblem: { code: 'invite_not_found', said: words.inviteNotFoundProblem() },
  inviteNotPendingProblem: { code: 'invite_not_pending', said: words.inviteNotPendingProblem('accepted') },
  lastOwnerProblem: { code: 'last_owner', said: words.lastOwnerProblem() },
  orgNotFoundProblem: { code: 'org_not_found', said: words.orgNotFoundProblem() },
  ownerRequiredProblem: { code: 'owner_required', said: words.ownerRequiredProblem() },
  sessionNotFoundProblem: { code: 'session_not_found', said: words.sessionNotFoundProblem() },
} as const satisfies Record<keyof typeof words, Sample>;
