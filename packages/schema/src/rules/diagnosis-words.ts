import type { ConnectionDiagnosis } from '../resources/connections.ts';

/** Who must act on a connection, and how. */
interface DiagnosisWords extends Pick<ConnectionDiagnosis, 'actor' | 'nextStep'> {
  /** Why the connection is as it is, as one sentence. Pages show it; the service answers `reason` instead. */
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
    nextStep: 'Sign in to the provider again: the access it granted has ended.',
  },
  revoked: {
    actor: 'consumer',
    why: 'The provider no longer accepts these credentials.',
    nextStep: 'Connect again: the provider no longer accepts these credentials.',
  },
  insufficient_scope: {
    actor: 'consumer',
    why: 'The account does not have every permission that is needed.',
    nextStep: 'Connect again with an account that has every permission, and grant all of them.',
  },
  misconfigured_app: {
    actor: 'builder',
    why: 'The provider refuses the sign-in that this product has set up.',
    nextStep: 'Tell the people who run this product: the provider refuses the sign-in they have set up.',
    builderNextStep:
      'Check the provider app: the provider refuses its client ID, secret, scopes or redirect address.',
  },
  provider_unreachable: {
    actor: 'provider',
    why: 'The provider does not answer.',
    nextStep: 'Wait: the provider does not answer. The next call asks it again.',
  },
  unreadable: {
    actor: 'operator',
    why: 'The stored credentials cannot be opened.',
    nextStep:
      'Tell the people who run this product: the stored credentials cannot be opened. Connecting again helps too.',
    builderNextStep:
      'Put the encryption key of these credentials back on the server. If the key is lost, connect again.',
  },
  rate_limited: {
    actor: 'provider',
    why: 'The provider allows no more calls for now.',
    nextStep: 'Wait: the provider allows no more calls for now.',
  },
};
