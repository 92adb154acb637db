import type { ConnectionDiagnosis } from '../resources/connections.ts';

/** Who must act on a connection, and how. */
interface DiagnosisWords extends Pick<ConnectionDiagnosis, 'actor' | 'nextStep'> {
  /**
   * Why the connection is as it is, as one sentence. Pages show it above `nextStep`, which therefore does not repeat it.
   * The service answers `reason` instead.
   */
  why: string;
  /** What the builder or the operator can do when `nextStep` sends people to them. */
  builderNextStep?: string;
}

/** The words of every diagnosis. `nextStep` is shown to the people who connected. */
export const diagnosisWords: Readonly<Record<ConnectionDiagnosis['reason'], DiagnosisWords>> = {
  ok: { actor: 'operator', why: 'The connection works.', nextStep: 'Nothing to do.' },
  expired: {
    actor: 'consumer',
    why: 'The access that the provider granted has ended.',
    nextStep: 'Sign in to the provider again, with the same account or another.',
  },
  revoked: {
    actor: 'consumer',
    why: 'The provider no longer accepts these credentials.',
    nextStep: 'Connect again with a sign-in or a key that is valid there now.',
  },
  insufficient_scope: {
    actor: 'consumer',
    why: 'The account does not have every permission that is needed.',
    nextStep: 'Connect again with an account that has every permission, and grant all of them.',
  },
  misconfigured_app: {
    actor: 'builder',
    why: 'The provider refuses the sign-in that this product has set up.',
    nextStep: 'Tell the people who run this product. Only they can change how it signs in.',
    builderNextStep:
      'Check the provider app: the provider refuses its client ID, secret, scopes or redirect address.',
  },
  provider_unreachable: {
    actor: 'provider',
    why: 'The provider does not answer.',
    nextStep: 'Wait a while. The next call asks again.',
  },
  unreadable: {
    actor: 'operator',
    why: 'The stored credentials cannot be opened.',
    nextStep: 'Tell the people who run this product. Connecting again helps too.',
    builderNextStep:
      'Put the encryption key of these credentials back on the server. If the key is lost, connect again.',
  },
  rate_limited: {
    actor: 'provider',
    why: 'The provider allows no more calls for now.',
    nextStep: 'Wait a while. Calls go through again later.',
  },
};

/**
 * The `nextStep` of `revoked` when a server stopped while it renewed the access. The provider may have answered with a
 * new token that nobody has stored.
 */
export const interruptedNextStep =
  'Connect again: a renewal of the access was interrupted, and the provider no longer accepts the old token.';

const advice = Object.values(diagnosisWords).map(({ nextStep }) => ` ${nextStep}`);

/** What a run says of a refusal, without the advice that it adds for its caller. */
export function withoutAdvice(words: string): string {
  const added = advice.find((one) => words.endsWith(one));
  return added === undefined ? words : words.slice(0, -added.length);
}
