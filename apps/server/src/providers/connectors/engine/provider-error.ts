import type { ConnectionDiagnosis, ObjectDiagnosis } from '@dowel/schema';
import type { ProviderErrorKind } from '@dowel/schema/connector';
import { diagnosisWords } from '@dowel/schema/rules';

export type { ProviderErrorKind };

const findings: Readonly<
  Record<ProviderErrorKind, Exclude<ConnectionDiagnosis['reason'], 'ok'> | undefined>
> = {
  rejected: undefined,
  credentials: 'revoked',
  forbidden: 'insufficient_scope',
  rate_limited: 'rate_limited',
  cursor_gone: undefined,
  changes_gone: undefined,
  record_gone: undefined,
  missing_field: undefined,
  missing_object: undefined,
  too_large: undefined,
  conflict: undefined,
  unreachable: 'provider_unreachable',
};

/** A call to a provider failed. The message is for people and contains no credentials. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  /** The provider's HTTP status. Absent: there was no response. */
  readonly status: number | undefined;
  /** The value of the header `Retry-After`, if the provider sent one that can be read. */
  readonly retryAfter: string | undefined;
  /** The call was not made, because the provider's limits allow none before this time. */
  readonly waitUntil: Date | undefined;
  /** Nothing was done: the call was not made, or did not get through to the API. */
  readonly isUndone: boolean;
  /** Which of the fields that were asked for do not exist. Only with `missing_field`. */
  readonly missingFields: readonly string[];
  /** The provider has not said that it is this kind. It may be another one. */
  readonly isGuess: boolean;
  readonly #isNotJson: boolean;
  readonly #isUnexpected: boolean;
  readonly #isAppRefused: boolean;
  readonly #isStopped: boolean;

  constructor(
    kind: ProviderErrorKind,
    message: string,
    options: {
      status?: number;
      retryAfter?: string | undefined;
      waitUntil?: Date | undefined;
      isUndone?: boolean;
      missingFields?: readonly string[];
      isGuess?: boolean;
      /** Something else than the API has answered. */
      isNotJson?: boolean;
      /** The API has answered, in another form than the connector expects. */
      isUnexpected?: boolean;
      /** The provider refuses the builder's application, so no sign-in helps. Only with `credentials`. */
      isAppRefused?: boolean;
      /** Somebody has stopped the connection, so the provider was not asked. Only with `credentials`. */
      isStopped?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.status = options.status;
    this.retryAfter = options.retryAfter;
    this.waitUntil = options.waitUntil;
    this.isUndone = options.isUndone ?? false;
    this.missingFields = options.missingFields ?? [];
    this.isGuess = options.isGuess ?? false;
    this.#isNotJson = options.isNotJson ?? false;
    this.#isUnexpected = options.isUnexpected ?? false;
    this.#isAppRefused = options.isAppRefused ?? false;
    this.#isStopped = options.isStopped ?? false;
  }

  /** Whether the record that was asked for is not there, or not any more. */
  get isGone(): boolean {
    if (this.finding || this.kind === 'missing_object') return false;
    return this.kind === 'record_gone' || this.status === 404 || this.status === 410;
  }

  /** What logs call it. It tells more apart than what a call does next. */
  get failedBy(): string {
    if (this.kind === 'rejected' && this.status === 402) return 'payment';
    if (this.#isAppRefused) return 'misconfigured_app';
    if (this.#isStopped) return 'stopped';
    if (this.#isUnexpected) return 'unexpected_answer';
    return this.#isNotJson ? 'not_json' : this.kind;
  }

  /** Who must act so that such a call succeeds. Undefined when only the request is wrong. */
  get finding(): ObjectDiagnosis | undefined {
    const reason = this.#isAppRefused ? 'misconfigured_app' : findings[this.kind];
    if (reason === undefined) return undefined;
    const { actor, nextStep } = diagnosisWords[reason];
    return { reason, actor, nextStep };
  }
}
