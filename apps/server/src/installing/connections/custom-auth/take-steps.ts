import type { ProviderMetadata } from '@dowel/schema';
import { callbackAnswerUnknownProblem, consentDeniedProblem } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import type { UsableProviderApp } from '../../../providers/provider-apps/service.ts';
import * as providerApps from '../../../providers/provider-apps/service.ts';
import { ProviderAuthError } from '../../../providers/provider-auth/errors.ts';
import { findFlow } from '../../../providers/provider-auth/steps/find-flow.ts';
import { CallbackRefusal, type StepFlow } from '../../../providers/provider-auth/steps/flow.ts';
import { endRedirect, type Progress, runSteps } from '../../../providers/provider-auth/steps/run-steps.ts';
import { assertHostExists } from '../check-credentials.ts';
import { appMissing, newCredentialsRefused, schemeUnsupported, signInRefused } from '../refusals.ts';
import { destinations } from '../secret-destinations/destinations.ts';
import { type ResolvedProvider, resolveProvider } from '../stored-credentials.ts';
import { templateValues } from '../template-values.ts';
import { customAuthCallbackAddress } from './callback-address.ts';
import type { StepSignIn } from './sessions.ts';

/** The provider of a sign-in, as far as it is known at this step. */
export interface StepProvider {
  resolved: ResolvedProvider;
  flow: StepFlow;
  /** The builder's app; undefined when the provider needs none. */
  app: UsableProviderApp | undefined;
}

/** Where the steps have led: to the end, or to a page for a person. */
export type Taken =
  | { isDone: true; signIn: StepSignIn }
  | { isDone: false; signIn: StepSignIn; step: number; url: string };

const CONSEQUENCE = 'Nothing was stored.';

/**
 * Takes the steps that need no person, beginning at `from`.
 * @throws {ProblemError} `credentials_rejected`, `provider_unreachable`, `provider_app_missing`,
 * `provider_host_not_allowed`, `invalid_request`
 */
export async function takeSteps(context: Context, signIn: StepSignIn, from: number): Promise<Taken> {
  const found = await findStepProvider(context, signIn);
  const { resolved, flow, app } = found;
  const run = {
    provider: resolved.provider,
    fetch: context.outgoing,
    destination: destinations(context, resolved, 'typed', app).api,
    now: context.now(),
  };
  try {
    const end = await runSteps(run, flow, from, toProgress(context, signIn, found));
    const reached = withProgress(signIn, end);
    if (end.isDone) return { isDone: true, signIn: reached };
    return { isDone: false, signIn: reached, step: end.step, url: end.url };
  } catch (error) {
    if (!(error instanceof ProviderAuthError)) throw error;
    assertHostExists(resolved, error);
    // Before the first page, what was typed may be wrong. After it, only a new sign-in can help.
    const refuse = from === 0 ? newCredentialsRefused : signInRefused;
    throw refuse(resolved.provider, error, CONSEQUENCE);
  }
}

/**
 * Reads what the provider sent to the callback page.
 * @throws {ProblemError} `consent_denied`, `state_invalid`
 */
export async function continueWith(
  context: Context,
  signIn: StepSignIn,
  step: number,
  params: Readonly<Record<string, string>>,
): Promise<StepSignIn> {
  const found = await findStepProvider(context, signIn);
  const { resolved, flow } = found;
  try {
    const progress = endRedirect(resolved.provider, flow, step, toProgress(context, signIn, found), params);
    return withProgress(signIn, progress);
  } catch (error) {
    if (!(error instanceof CallbackRefusal)) throw error;
    if (error.isDenied) throw new ProblemError('consent_denied', consentDeniedProblem(''));
    throw new ProblemError('state_invalid', callbackAnswerUnknownProblem());
  }
}

/** @throws {ProblemError} `provider_app_missing`, `auth_scheme_unsupported` */
export async function findStepProvider(context: Context, signIn: StepSignIn): Promise<StepProvider> {
  const { provider, groupRef, providerAppId: id, metadata } = signIn;
  const resolved = resolveProvider(context, { provider, providerMetadata: metadata });
  const flow = findFlow(provider);
  if (!flow) throw schemeUnsupported(resolved.entry, resolved.entry.authType);
  if (!providerApps.needsProviderInputs(resolved.entry)) return { resolved, flow, app: undefined };
  const app = await providerApps.findUsable(context, { provider, groupRef, id });
  if (!app) throw appMissing(resolved.provider);
  return { resolved, flow, app };
}

function toProgress(context: Context, signIn: StepSignIn, { resolved, app }: StepProvider): Progress {
  const { consumerInputs, secrets, passing, secretsExpireTime } = signIn;
  const system = { callbackURL: customAuthCallbackAddress(context) };
  return {
    values: { system, ...templateValues(resolved, app), consumerInputs, secrets, passing },
    expireTime: secretsExpireTime === undefined ? undefined : new Date(secretsExpireTime),
  };
}

function withProgress(signIn: StepSignIn, { values, told, expireTime }: Progress): StepSignIn {
  const { secrets, passing } = values;
  return {
    ...signIn,
    secrets,
    passing,
    metadata: { ...signIn.metadata, ...toTold(told) },
    ...(expireTime && { secretsExpireTime: expireTime.toISOString() }),
  };
}

function toTold(told: Progress['told']): ProviderMetadata {
  const values = Object.entries(told ?? {});
  return Object.fromEntries(values.map(([name, value]) => [name, { value, source: 'provider' as const }]));
}
