import type { ProviderInfo } from '@dowel/schema';
import type { Credentials } from '../credentials.ts';
import { custom } from '../custom.ts';
import type { AuthCall, AuthStrategy } from '../strategy.ts';
import { callProvider } from './call-provider.ts';
import { findFlow } from './find-flow.ts';
import type { FlowValues, StepFlow, Won } from './flow.ts';
import { toInput } from './run-steps.ts';

/**
 * A sign-in in several steps. What it won is put into requests by the entry's templates. Credentials that somebody sends
 * at once are refused, because the steps need a person.
 */
const inSteps: AuthStrategy = {
  ...custom,
  collect: () => undefined,
  tokenAddress: (entry) => findFlow(entry.name)?.renewal?.address(entry),
  refresh: renew,
};

/** The same for a provider whose secrets last until somebody takes them back. */
const inStepsOnce: AuthStrategy = {
  ...custom,
  collect: () => undefined,
};

/** The strategy for a provider with `customOpts.multiStep`; undefined when this server does not know its steps. */
export function findStepStrategy({ name }: ProviderInfo): AuthStrategy | undefined {
  const flow = findFlow(name);
  if (!flow) return undefined;
  return flow.renewal ? inSteps : inStepsOnce;
}

/** What is stored of a finished flow. Typed values stay only where later requests need them. */
export function toCredentials(
  flow: StepFlow,
  { secrets, consumerInputs }: Pick<FlowValues, 'secrets' | 'consumerInputs'>,
  { expireTime, now }: { expireTime: Date | undefined; now: Date },
): Credentials {
  const kept = Object.entries(consumerInputs).filter(([name]) => flow.keeps.includes(name));
  const token = secrets[flow.expiring ?? ''];
  return {
    customAuth: Object.fromEntries(kept),
    secrets: { ...secrets },
    ...(expireTime &&
      token !== undefined && {
        tokens: {
          accessToken: { token, issuedAt: now.toISOString(), expiresAt: expireTime.toISOString() },
        },
      }),
  };
}

async function renew(call: AuthCall, credentials: Credentials): Promise<Credentials> {
  const flow = findFlow(call.provider.name);
  if (!flow?.renewal) return credentials;
  const { renewal } = flow;
  const values: FlowValues = {
    system: { callbackURL: '' },
    metadata: call.values.metadata,
    providerInputs: call.values.providerInputs,
    consumerInputs: credentials.customAuth ?? {},
    secrets: credentials.secrets ?? {},
    passing: {},
  };
  const step = {
    request: (input: Parameters<typeof renewal.request>[0]) => ({ ...renewal.request(input), address: '' }),
    read: renewal.read,
  };
  const destination = () => call.tokenEndpoint();
  const won: Won = await callProvider(
    { fetch: call.fetch, destination, now: call.now },
    step,
    toInput(call.provider, values),
    values,
  );
  const secrets = { ...values.secrets, ...won.secrets };
  return toCredentials(flow, { ...values, secrets }, { expireTime: won.expireTime, now: call.now });
}
