import type { Tone } from '@dowel/react/parts';
import type { Delivery, Installation } from '@dowel/schema';

/** A state as it is shown everywhere: a colour, an icon, and words that say the same. */
export interface State {
  readonly tone: Tone;
  readonly icon: StateIconName;
  readonly words: string;
}

export type StateIconName = 'success' | 'warning' | 'danger' | 'info' | 'again' | 'clock' | 'paused' | 'todo';

const working: State = { tone: 'success', icon: 'success', words: 'Working' };
const unknown: State = { tone: 'warning', icon: 'warning', words: 'Does not work' };

/** Somebody of the builder has stopped it for a while. */
export const paused: State = { tone: 'neutral', icon: 'paused', words: 'Paused on purpose' };

/** What keeps an installation from working, and whether somebody is needed. What mends itself never warns. */
export function installationState({
  healthStatus,
  connection,
  pauses,
}: Installation & { pauses?: readonly unknown[] | undefined }): State {
  if (pauses) return paused;
  const reason = connection.diagnosis?.reason ?? 'ok';
  const known = connectionStates[reason];
  if (known && reason !== 'ok') return known;
  if (connection.status === 'bad_credentials') return connectionStates.expired;
  return healthStatus === 'healthy' ? working : unknown;
}

type Reason = NonNullable<Installation['connection']['diagnosis']>['reason'];

export const connectionStates: Record<Reason, State> = {
  // Not "Working": a connected account may lack the right to something that is read.
  ok: { ...working, words: 'Connected' },
  expired: { tone: 'warning', icon: 'warning', words: 'Sign-in needed' },
  revoked: { tone: 'warning', icon: 'warning', words: 'Sign-in needed' },
  insufficient_scope: { tone: 'warning', icon: 'warning', words: 'Access missing' },
  misconfigured_app: { tone: 'danger', icon: 'danger', words: 'Provider app refused' },
  provider_unreachable: { tone: 'info', icon: 'again', words: 'Provider is down' },
  rate_limited: { tone: 'info', icon: 'again', words: 'Waits for its limit' },
  unreadable: { tone: 'danger', icon: 'danger', words: 'Cannot be decrypted' },
};

/** The state of a message. A message that is tried again mends itself, unless its destination is paused. */
export function deliveryState({
  status,
  attemptCount,
  isHeld,
}: Pick<Delivery, 'status' | 'attemptCount' | 'isHeld'>): State {
  if (status === 'delivered') return { tone: 'success', icon: 'success', words: 'Taken' };
  if (status === 'failed') return { tone: 'danger', icon: 'danger', words: 'Given up' };
  if (isHeld) return { tone: 'neutral', icon: 'paused', words: 'Held back' };
  if (attemptCount === 0) return { tone: 'neutral', icon: 'clock', words: 'Waits' };
  return { tone: 'info', icon: 'again', words: 'Tries again' };
}

/** Who must act, as a heading says it. */
export function actorWords(
  actor: string,
  customer: string | undefined,
  provider: string,
  isReported = false,
): string {
  if (isReported) return `You report it, and ${provider} mends it`;
  if (actor === 'consumer') return customer ?? 'The customer';
  if (actor === 'builder') return 'You';
  if (actor === 'provider') return `${provider}. It mends itself`;
  if (actor === 'operator') return 'Whoever runs this server';
  return 'Nobody';
}
