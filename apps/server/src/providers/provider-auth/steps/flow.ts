import type { ProviderInfo } from '@dowel/schema';
import type { CustomValues } from '@dowel/schema/rules';
import type { ProviderBody } from '../../provider-words/provider-body.ts';
import type { SecretsInUse } from '../../provider-words/secrets-in-use.ts';

/** What a sign-in in steps knows. Of values with the same name, the last one listed here counts. */
export interface FlowValues {
  /** What the service itself provides. It is never stored. */
  system: { callbackURL: string };
  metadata: Readonly<Record<string, string>>;
  /** What the builder set on the provider app. */
  providerInputs: Readonly<Record<string, string>>;
  /** What the person typed. */
  consumerInputs: CustomValues;
  /** What the steps have won for the requests of the connection. */
  secrets: Readonly<Record<string, string>>;
  /** What one step leaves for a later one. It is forgotten at the end of the sign-in. */
  passing: Readonly<Record<string, string>>;
}

/** What a step adds to the values. */
export interface Won {
  secrets?: Record<string, string>;
  /** Texts about the account that the connection shows. */
  metadata?: Record<string, string>;
  passing?: Record<string, string>;
  /** When the secrets stop working; absent when they last. */
  expireTime?: Date | undefined;
}

/** What a step can read: the values so far, and the filled entry. */
export interface StepInput {
  provider: ProviderInfo;
  /** @throws {ProviderAuthError} `misconfigured_app` when there is no such value. */
  text(name: string): string;
}

export interface StepRequest {
  address: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: object;
}

/** A provider's answer with a status of success. */
export interface StepAnswer {
  body: ProviderBody;
  /** Everything that must not appear in a text that we keep. */
  secrets: SecretsInUse;
  now: Date;
  /**
   * A text that the sign-in cannot go on without.
   * @throws {ProviderAuthError} `provider_unreachable` when it is missing or longer than any header could carry.
   */
  need(path: string): string;
}

export interface CallStep {
  kind: 'call';
  request(input: StepInput): StepRequest;
  read(answer: StepAnswer, input: StepInput): Won;
}

/** A page of the provider, where a person decides something. */
export interface RedirectStep {
  kind: 'redirect';
  /** Where the browser goes. It must be a page of an origin that the provider's entry names. */
  url(input: StepInput): string;
  /**
   * Reads what the provider sent to the callback page. Anybody can write these parameters.
   * @throws {CallbackRefusal} when the person refused, or when the parameters are no answer to this sign-in.
   */
  read(params: Readonly<Record<string, string>>, input: StepInput): Won;
}

export type Step = CallStep | RedirectStep;

/** How people sign in to one provider, in order. */
export interface StepFlow {
  /** The provider's name in the catalogue. */
  provider: string;
  steps: readonly Step[];
  /** The typed values that later requests need. The others are forgotten at the end of the sign-in. */
  keeps: readonly string[];
  /** The secret that ends at the `expireTime` that a step has won; absent when all of them last. */
  expiring?: string;
  /** Wins new secrets without a person; absent when the provider has no such call. */
  renewal?: Renewal;
}

/** A call that renews what a sign-in has won. */
export interface Renewal extends Omit<CallStep, 'kind' | 'request'> {
  /** The address as a template, filled as the entry is. */
  address(entry: ProviderInfo): string;
  request(input: StepInput): Omit<StepRequest, 'address'>;
}

/** Why the answer at the callback page did not go on with the sign-in. The words are for people. */
export class CallbackRefusal extends Error {
  override readonly name = 'CallbackRefusal';
  /** True when the person said no at the provider. */
  readonly isDenied: boolean;

  constructor({ isDenied }: { isDenied: boolean }) {
    super(isDenied ? 'The person refused.' : 'The answer does not belong to this sign-in.');
    this.isDenied = isDenied;
  }
}
