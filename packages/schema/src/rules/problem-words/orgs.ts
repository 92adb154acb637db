import type { OrgRole } from '../../resources/memberships.ts';
import type { ProblemWords } from '../problem-body.ts';
import { invalidInputProblem } from './requests.ts';

/** `org_not_found`: the same answer for an org that does not exist and for one of other people. */
export function orgNotFoundProblem(): ProblemWords {
  return {
    detail: 'There is no such org, or you do not belong to it.',
    remedy: 'Look up your org in your profile, or ask an owner to invite you.',
  };
}

export function builderNotFoundProblem(): ProblemWords {
  return {
    detail: 'There is no such person, or they do not belong to the org.',
    remedy: 'Look at the people of the org. Somebody who never signed in can be invited by e-mail.',
  };
}

export function roleNotAllowedProblem(role: OrgRole): ProblemWords {
  return {
    detail: `You belong to the org with the role "${role}", which does not allow this.`,
    remedy: 'Ask an owner of the org for another role.',
  };
}

export function ownerRequiredProblem(): ProblemWords {
  return {
    detail: 'Only owners of the org may do this, and you are none.',
    remedy: 'Ask an owner of the org.',
  };
}

/** `already_member`: a builder belongs to one org at most. */
export function alreadyMemberProblem(): ProblemWords {
  return {
    detail: 'The person belongs to an org already, and nobody can belong to two.',
    remedy: 'Leave that org first, or sign in with another account.',
  };
}

export function lastOwnerProblem(): ProblemWords {
  return {
    detail: 'This person is the only owner of the org, and nobody could manage it without them.',
    remedy: 'Make somebody else an owner first.',
  };
}

export function sessionNotFoundProblem(): ProblemWords {
  return {
    detail: 'You have no such session. It may have ended already.',
    remedy: 'Look at the list of your sessions.',
  };
}

export function billingAccountNotFoundProblem(): ProblemWords {
  return {
    detail: 'There is no such billing account, or it belongs to another org.',
    remedy: 'Look up the billing account of your org.',
  };
}

export function emailNotVerifiedProblem(): ProblemWords {
  return {
    detail: 'The sign-in service does not say that this e-mail address is yours.',
    remedy: 'Verify the address at the sign-in service, then sign in again with it.',
  };
}

/** `email_not_verified`: an owner adds a builder whom no invite can reach. */
export function inviteeNotVerifiedProblem(): ProblemWords {
  return {
    detail:
      'Who joins an org must agree to it, by an invite to their verified e-mail address, and the sign-in service has verified none for this builder. Nobody was invited.',
    remedy:
      'Ask the person to verify their address at the sign-in service and to sign in again. Then repeat this.',
  };
}

export function inviteRequiredProblem(): ProblemWords {
  return {
    detail:
      'You left this org, or were removed from it, so the domain of your address does not let you in again.',
    remedy: 'Ask an owner of the org for an invite.',
  };
}

export function inviteNotFoundProblem(): ProblemWords {
  return {
    detail: 'There is no such invite, or it was revoked, has expired or is for another address.',
    remedy: 'Sign in with the address that was invited, or ask for a new invite.',
  };
}

/** `invite_not_pending`. `status` is what became of the invite. */
export function inviteNotPendingProblem(status: string): ProblemWords {
  return {
    detail: `The invite is ${status}, so there is nothing to revoke.`,
    remedy: 'Nothing needs to be done. Somebody who has joined can be removed from the org.',
  };
}

/** `invalid_request`: the text is no e-mail address. */
export function emailInvalidProblem(name: string): ProblemWords {
  return invalidInputProblem({ in: 'body', name, detail: 'must be an e-mail address' });
}

/** `invalid_request`: nothing in the text is a domain. */
export function domainInvalidProblem(place: 'body' | 'query'): ProblemWords {
  return invalidInputProblem({
    in: place,
    name: 'domain',
    detail: 'must be a domain, or an e-mail or web address with one',
  });
}

/** `domain_not_claimable`. `why` is the rest of a sentence that begins with the domain. */
export function domainNotClaimableProblem(domain: string, why: string): ProblemWords {
  return {
    detail: `${domain} ${why}, so no org can claim it.`,
    remedy: 'Claim a domain that only your company uses for e-mail.',
    issues: [{ in: 'body', name: 'domain', value: domain, detail: why }],
  };
}

export function domainClaimedProblem(domain: string): ProblemWords {
  return {
    detail: `${domain} is claimed already, by your org or by one that has proven that the domain is its own.`,
    remedy:
      'Look at the claimed domains of your org. If another org has yours, ask whoever runs this server.',
  };
}

export function claimedDomainNotFoundProblem(): ProblemWords {
  return {
    detail: 'There is no such claimed domain, or you may not see it.',
    remedy: 'Look at the claimed domains of your org.',
  };
}

/** `domain_not_proven`. `found` is what DNS said, as a whole sentence. */
export function domainNotProvenProblem(proof: { name: string; value: string }, found: string): ProblemWords {
  return {
    detail: `${found} So the claim still has no effect.`,
    remedy: `Add a TXT record ${proof.name} with the value ${proof.value} to DNS, wait until it can be seen everywhere, and try again.`,
  };
}
