import type { CustomAuthConnect } from '@dowel/schema';
import { expectedElsewhere, signInSessionUnknownProblem } from '@dowel/schema/rules';
import { assertOwnRefs } from '../../../access/group-access.ts';
import type { Context } from '../../../context.ts';
import { ProblemError } from '../../../problems/problem-error.ts';
import { findProvider } from '../preparing.ts';
import { providerUnknown, schemeMismatch, schemeUnsupported } from '../refusals.ts';

/**
 * Refuses every sign-in in steps, and says why: no provider with such a sign-in can be connected yet.
 * @throws {ProblemError} `token_not_allowed`, `provider_unknown`, `auth_scheme_mismatch`, `auth_scheme_unsupported`,
 * `state_invalid`
 */
export function connectInSteps(context: Context, request: CustomAuthConnect): never {
  const { provider, groupRef, consumerRef, sessionId } = request;
  // The person of a session is known from its first step, so what a later step says about it does not count.
  if (sessionId !== undefined || !provider || !groupRef || !consumerRef) {
    throw new ProblemError('state_invalid', signInSessionUnknownProblem());
  }
  assertOwnRefs(context, { groupRef, consumerRef });
  const entry = context.catalogue.find(provider);
  if (!entry) throw providerUnknown(provider);
  if (entry.customOpts?.multiStep) throw schemeUnsupported(entry, entry.authType);
  throw schemeMismatch(entry, expectedElsewhere(findProvider(context, provider).strategy.member));
}
