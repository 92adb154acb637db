import type { CustomAuthConnect, CustomAuthConnected, ProviderInfo } from '@dowel/schema';
import {
  callbackParamsMissingProblem,
  expectedElsewhere,
  readCustomValues,
  signInSessionUnknownProblem,
} from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { assertOwnRefs, namesOf } from '../../../platform/group-access.ts';
import { type Concluded, lastStep } from '../../../platform/last-step.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import { findFlow } from '../../../providers/provider-auth/steps/find-flow.ts';
import { confirmedId } from '../identity/confirming.ts';
import { assertMayBePersonal } from '../personal/assert-may-be-personal.ts';
import { prepareProvider } from '../preparing.ts';
import { customValuesUnusable, providerUnknown, schemeMismatch, schemeUnsupported } from '../refusals.ts';
import { findProvider } from '../stored-credentials.ts';
import { connect } from './finish-steps.ts';
import { park, resume, type StepSignIn } from './sessions.ts';
import { continueWith, takeSteps } from './take-steps.ts';

/**
 * Begins a sign-in in steps, or continues the one that `sessionId` names. Answers either the page where a person must
 * go next or the connection (ADR 0006).
 * @throws {ProblemError} `token_not_allowed`, `provider_unknown`, `auth_scheme_mismatch`, `auth_scheme_unsupported`,
 * `provider_app_missing`, `provider_metadata_missing`, `provider_host_not_allowed`, `credentials_rejected`,
 * `account_differs`, `consent_denied`, `provider_unreachable`, `state_invalid`, `invalid_request`
 */
export async function connectInSteps(
  context: Context,
  request: CustomAuthConnect,
): Promise<Concluded<CustomAuthConnected>> {
  return request.sessionId === undefined
    ? goOn(context, await firstState(context, request), 0)
    : goOnAfterCallback(context, request.sessionId, request.callbackParams);
}

async function goOnAfterCallback(
  context: Context,
  sessionId: string,
  params: CustomAuthConnect['callbackParams'],
): Promise<Concluded<CustomAuthConnected>> {
  if (params === undefined) throw new ProblemError('invalid_request', callbackParamsMissingProblem());
  // After this, the session is gone, and its provider may accept nothing a second time.
  await context.attempt?.beforeOutsideEffect();
  const { signIn, step } = await resume(context, sessionId);
  return goOn(context, await continueWith(context, signIn, step, params), step + 1);
}

async function goOn(
  context: Context,
  signIn: StepSignIn,
  step: number,
): Promise<Concluded<CustomAuthConnected>> {
  const taken = await takeSteps(context, signIn, step);
  if (taken.isDone) return connect(context, taken.signIn);
  const { url } = taken;
  return lastStep(context, async (tx) => ({
    redirect: { url, sessionId: await park(tx, taken.signIn, taken.step) },
  }));
}

/** Who signs in to what, checked before anything is sent. */
async function firstState(context: Context, request: CustomAuthConnect): Promise<StepSignIn> {
  const { provider, groupRef, consumerRef } = request;
  // The shape of the request asks for them. A request without them can only be a later step without its session.
  if (!provider || !groupRef || !consumerRef) {
    throw new ProblemError('state_invalid', signInSessionUnknownProblem());
  }
  assertOwnRefs(context, { groupRef, consumerRef });
  assertMayBePersonal(context, request);
  const entry = findEntry(context, provider);
  const { values, unusable } = readCustomValues(entry.customOpts?.inputs ?? [], request.customAuth ?? {});
  if (unusable.length > 0) throw customValuesUnusable(entry, unusable);
  const { providerMetadata, providerAppId } = request;
  const known = findProvider(context, provider);
  const { metadata } = await prepareProvider(context, known, { provider, groupRef, providerMetadata });
  return {
    provider,
    groupRef,
    consumerRef,
    ...namesOf(context, request),
    providerAppId,
    metadata,
    confirmedId: confirmedId(context, request.account, consumerRef),
    additional: request.additional,
    personal: request.personal,
    consumerInputs: values,
    secrets: {},
    passing: {},
  };
}

/** @throws {ProblemError} `provider_unknown`, `auth_scheme_mismatch`, `auth_scheme_unsupported` */
function findEntry(context: Context, provider: string): ProviderInfo {
  const entry = context.catalogue.find(provider);
  if (!entry) throw providerUnknown(provider);
  if (!entry.customOpts?.multiStep) {
    throw schemeMismatch(entry, expectedElsewhere(findProvider(context, provider).strategy.member));
  }
  if (!findFlow(provider)) throw schemeUnsupported(entry, entry.authType);
  return entry;
}
