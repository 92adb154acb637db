import type { ProviderInfo } from '@dowel/schema';
import { plainAddress, secretOrigins } from '@dowel/schema/rules';
import { ProviderAuthError } from '../errors.ts';
import type { SecretFetch } from '../secret-destination.ts';
import { callProvider, type ToDestination } from './call-provider.ts';
import type { FlowValues, RedirectStep, StepFlow, StepInput, Won } from './flow.ts';

export interface StepRun {
  /** The provider with its placeholders filled. */
  provider: ProviderInfo;
  fetch: SecretFetch;
  destination: ToDestination;
  now: Date;
}

/** A sign-in under way: what it knows, and when its secrets end. */
export interface Progress {
  values: FlowValues;
  /** The metadata that the provider told. It is also part of `values`. */
  told?: Readonly<Record<string, string>> | undefined;
  expireTime?: Date | undefined;
}

/** Either the sign-in is over, or a person must go to `url` before the step at `step` can be ended. */
export type StepsEnd = Progress & ({ isDone: true } | { isDone: false; step: number; url: string });

/**
 * Takes the steps of a flow, beginning at `from`, until the end or until a person is needed.
 * @throws {ProviderAuthError} when the provider refuses or cannot be asked.
 */
export async function runSteps(
  run: StepRun,
  flow: StepFlow,
  from: number,
  before: Progress,
): Promise<StepsEnd> {
  let progress = before;
  for (let step = from; step < flow.steps.length; step += 1) {
    const next = flow.steps[step];
    if (next === undefined) break;
    const input = toInput(run.provider, progress.values);
    if (next.kind === 'redirect') {
      return { ...progress, isDone: false, step, url: pageOf(run.provider, next, input) };
    }
    progress = withWon(progress, await callProvider(run, next, input, progress.values));
  }
  return { ...progress, isDone: true };
}

/**
 * Ends the redirect that a sign-in waits in.
 * @throws {CallbackRefusal}
 */
export function endRedirect(
  provider: ProviderInfo,
  flow: StepFlow,
  step: number,
  before: Progress,
  params: Readonly<Record<string, string>>,
): Progress {
  const waiting = flow.steps[step];
  if (waiting?.kind !== 'redirect') return before;
  return withWon(before, waiting.read(params, toInput(provider, before.values)));
}

/** What a step may read of the values. */
export function toInput(provider: ProviderInfo, values: FlowValues): StepInput {
  const { system, metadata, providerInputs, consumerInputs, secrets, passing } = values;
  const all = { ...system, ...metadata, ...providerInputs, ...consumerInputs, ...secrets, ...passing };
  return {
    provider,
    text(name) {
      const value: string | readonly string[] | undefined = Object.hasOwn(all, name)
        ? Reflect.get(all, name)
        : undefined;
      if (value === undefined) {
        throw new ProviderAuthError(
          'misconfigured_app',
          `The sign-in needs a value for "${name}", and there is none, so nothing was sent.`,
        );
      }
      return typeof value === 'string' ? value : value.join(' ');
    },
  };
}

function withWon({ values, told, expireTime }: Progress, won: Won): Progress {
  return {
    values: {
      ...values,
      secrets: { ...values.secrets, ...won.secrets },
      metadata: { ...values.metadata, ...won.metadata },
      passing: { ...values.passing, ...won.passing },
    },
    told: { ...told, ...won.metadata },
    expireTime: won.expireTime ?? expireTime,
  };
}

/** A provider's answer may name the page. It must not be able to send our users to any other site. */
function pageOf(provider: ProviderInfo, step: RedirectStep, input: StepInput): string {
  const url = plainAddress(step.url(input));
  if (url && secretOrigins(provider).includes(url.origin)) return url.href;
  throw new ProviderAuthError(
    'provider_unreachable',
    'The provider answered with a page that is not its own, so nobody was sent there.',
  );
}
