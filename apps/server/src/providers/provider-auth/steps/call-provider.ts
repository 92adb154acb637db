import { type ProviderBody, readAnswer, retryAfterOf } from '../../provider-words/provider-body.ts';
import { SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import { ProviderAuthError, toAnswerError, toProviderAuthError } from '../errors.ts';
import type { SecretDestination, SecretFetch } from '../secret-destination.ts';
import type { CallStep, FlowValues, StepAnswer, StepInput, StepRequest, Won } from './flow.ts';

/** Checks where a step sends its secrets. Throws when they may not go there. */
export type ToDestination = (address: string) => SecretDestination;

interface Caller {
  fetch: SecretFetch;
  destination: ToDestination;
  now: Date;
}

/** No header is longer than this, so no request could carry a longer text. */
const MAX_LENGTH = 16_384;

/**
 * Takes one step that asks the provider.
 * @throws {ProviderAuthError} `revoked` when the provider refuses; `provider_unreachable` when it cannot be asked, or
 * when its answer cannot be used.
 */
export async function callProvider(
  { fetch, destination, now }: Caller,
  step: Pick<CallStep, 'request' | 'read'>,
  input: StepInput,
  values: FlowValues,
): Promise<Won> {
  const secrets = new SecretsInUse(secretsIn(values));
  try {
    const { address, ...request } = step.request(input);
    const response = await fetch(destination(address), toInit(request));
    const { body, isPage } = await readAnswer(response);
    const said = body?.sentence()?.words(secrets);
    const { status, ok } = response;
    if (!ok) throw toAnswerError({ status, said, isPage }, 'revoked', retryAfterOf(response));
    return step.read(toAnswer(body, secrets, now), input);
  } catch (error) {
    throw toProviderAuthError(error);
  }
}

function toInit({ method, headers, json }: Omit<StepRequest, 'address'>): RequestInit {
  const sent = new Headers({ accept: 'application/json', ...headers });
  if (json === undefined) return { method: method ?? 'GET', headers: sent };
  sent.set('content-type', 'application/json');
  return { method: method ?? 'POST', headers: sent, body: JSON.stringify(json) };
}

/** Everything but metadata, which connections show anyway. */
function secretsIn({ providerInputs, consumerInputs, secrets, passing }: FlowValues): string[] {
  return [providerInputs, consumerInputs, secrets, passing].flatMap((values) => Object.values(values).flat());
}

function toAnswer(body: ProviderBody | undefined, secrets: SecretsInUse, now: Date): StepAnswer {
  if (body === undefined) throw unusable();
  return {
    body,
    secrets,
    now,
    need(path) {
      const text = body.text(path)?.toSend();
      if (text === undefined || text.length > MAX_LENGTH) throw unusable();
      return text;
    },
  };
}

function unusable(): ProviderAuthError {
  return new ProviderAuthError(
    'provider_unreachable',
    'The provider answered with something that is no step of the sign-in.',
  );
}
