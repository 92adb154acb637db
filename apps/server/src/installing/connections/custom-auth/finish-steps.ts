import type { CustomAuthConnected } from '@dowel/schema';
import { secretOrigins } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { type Concluded, lastStep } from '../../../platform/last-step.ts';
import { toCredentials } from '../../../providers/provider-auth/steps/in-steps.ts';
import { check, isRefused } from '../check-credentials.ts';
import { newCredentialsRefused } from '../refusals.ts';
import { save } from '../save-connection.ts';
import { assertAccepted } from '../secret-destinations/destinations.ts';
import { filled, type ResolvedProvider } from '../stored-credentials.ts';
import { templateValues } from '../template-values.ts';
import { toConnection } from '../to-connection.ts';
import type { StepSignIn } from './sessions.ts';
import { findStepProvider } from './take-steps.ts';

/**
 * Stores what the steps have won. If the person has a connection to the provider, it gets the new credentials and keeps
 * its id. As after an OAuth consent, an outage at this point stores them all the same, because the consent is spent.
 * @throws {ProblemError} `credentials_rejected`, `account_differs`, `provider_host_not_allowed`
 */
export async function connect(context: Context, signIn: StepSignIn): Promise<Concluded<CustomAuthConnected>> {
  const { resolved, flow, app } = await findStepProvider(context, signIn);
  const { provider, strategy } = resolved;
  assertUnmoved(resolved);
  const { secretsExpireTime } = signIn;
  const expireTime = secretsExpireTime === undefined ? undefined : new Date(secretsExpireTime);
  const candidate = {
    resolved,
    credentials: toCredentials(flow, signIn, { expireTime, now: context.now() }),
    client: app?.client,
    values: templateValues(resolved, app),
    source: 'typed' as const,
    app,
  };
  const checked = await check(context, candidate, signIn);
  if (checked.failure && isRefused(checked)) {
    throw newCredentialsRefused(provider, checked.failure, 'Nothing was stored.');
  }
  const { groupRef, groupName, consumerRef, consumerName } = signIn;
  const signedIn = {
    provider: provider.name,
    groupRef,
    groupName,
    consumerRef,
    consumerName,
    authScheme: strategy.authScheme,
    checked,
    providerAppId: app?.id,
    confirmedId: signIn.confirmedId,
    additional: signIn.additional,
    personal: signIn.personal,
  };
  return lastStep(context, async (tx) => ({ connection: toConnection(await save(tx, signedIn)) }));
}

/** What the provider told must not lead the credentials to another host than the one that told it (ADR 0010). */
function assertUnmoved(resolved: ResolvedProvider): void {
  const typed = Object.entries(resolved.metadata).filter(([, { source }]) => source !== 'provider');
  const before = filled(resolved, Object.fromEntries(typed));
  assertAccepted(resolved, secretOrigins(before.provider));
}
