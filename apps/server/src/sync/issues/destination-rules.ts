import { receiverRemedy } from '@dowel/schema/rules';
import { idOf, listed, type Unmarked } from './rules.ts';

/** A message that a destination has refused, or that was given up. */
export interface NotTaken {
  readonly messageId: string;
  readonly isGivenUp: boolean;
  readonly createTime: Date;
  /** When it was last tried. */
  readonly time: Date | null;
  /** Whom it is about. Null: nobody. */
  readonly groupRef: string | null;
  readonly groupName: string | null;
}

/** An attempt that came to nothing. */
export interface LastAttempt {
  readonly id: string;
  /** What the receiver answered. Null: nothing. */
  readonly status: number | null;
  readonly reason: string | null;
}

export interface KnownDestination {
  readonly id: string;
  readonly name: string;
  readonly failingSinceTime: Date | null;
  readonly disabledTime: Date | null;
  /** When somebody paused it, who that was, and why. */
  readonly heldTime: Date | null;
  readonly heldBy: string | null;
  readonly holdNote: string | null;
  /** When the next attempt is made, if any message waits. */
  readonly nextTryTime: Date | null;
  /** Whether messages wait for their next attempt. */
  readonly isWaiting: boolean;
  /** The newest that it has not taken. */
  readonly messages: readonly NotTaken[];
}

/** A destination that takes nothing, or not everything. */
export interface DestinationTrouble extends KnownDestination {
  readonly reason: 'destination_paused' | 'destination_disabled' | 'destination_failing' | 'messages_refused';
  readonly since: Date;
  readonly last: LastAttempt | undefined;
  /** Who sends to it; of `messages_refused` who misses some. */
  readonly affects: Unmarked['affects'];
}

/** What is refused once may be taken at the next attempts. */
const PATIENCE_MS = 10 * 60 * 1000;
/** What was given up longer ago is known, or not missed. */
const RECENT_MS = 3 * 24 * 60 * 60 * 1000;

/** What the matter is with a destination, and since when. Undefined: nothing. */
export function whatIsWrong(
  { heldTime, failingSinceTime, disabledTime, messages }: KnownDestination,
  now: Date,
): Pick<DestinationTrouble, 'reason' | 'since' | 'messages'> | undefined {
  if (heldTime) return { reason: 'destination_paused', since: heldTime, messages };
  if (disabledTime)
    return { reason: 'destination_disabled', since: failingSinceTime ?? disabledTime, messages };
  if (failingSinceTime) return { reason: 'destination_failing', since: failingSinceTime, messages };
  const age = (time: Date) => now.getTime() - time.getTime();
  const recent = messages.filter(
    ({ isGivenUp, createTime, time }) =>
      (isGivenUp || age(createTime) > PATIENCE_MS) && age(time ?? createTime) < RECENT_MS,
  );
  if (recent.length === 0) return undefined;
  const since = new Date(Math.min(...recent.map(({ createTime }) => createTime.getTime())));
  return { reason: 'messages_refused', since, messages: recent };
}

export function ofDestination(projectId: string, trouble: DestinationTrouble): Unmarked {
  const { nextStep, words } = trouble.reason === 'destination_paused' ? ofPause(trouble) : ofFailure(trouble);
  const { id, name, reason, since, affects, heldTime, heldBy, disabledTime, isWaiting, nextTryTime } =
    trouble;
  return {
    id: idOf(projectId, 'destination', id, reason),
    reason,
    since: since.toISOString(),
    actor: 'builder',
    nextStep,
    subject: { kind: 'destination', id, name },
    words,
    ...(heldTime && heldBy !== null && { pausedBy: heldBy }),
    ...(isWaiting && !heldTime && !disabledTime && nextTryTime && { nextTryTime: nextTryTime.toISOString() }),
    stops: 'deliveries',
    affects,
  };
}

function ofPause({
  holdNote,
  isWaiting,
}: DestinationTrouble): Pick<Unmarked, 'nextStep'> & { words: string } {
  return {
    nextStep:
      'Resume the destination when there is no reason for the pause any more. What waits is sent at once.',
    words: [
      holdNote && `“${holdNote}”`,
      isWaiting ? 'Messages wait, and none is given up.' : 'No message waits.',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function ofFailure(trouble: DestinationTrouble): Pick<Unmarked, 'nextStep'> & { words: string } {
  const { since, disabledTime, messages, last, affects } = trouble;
  const hasGivenUp = messages.some(({ isGivenUp, time }) => isGivenUp && (time ?? since) >= since);
  const isWaiting = trouble.isWaiting && !disabledTime;
  const names = [...new Set(messages.flatMap(({ groupName, groupRef }) => groupName ?? groupRef ?? []))];
  const steps = [
    last ? receiverRemedy(last.status ?? undefined, last.reason ?? undefined) : 'Mend the receiver',
    disabledTime && 'change the destination in any way, which enables it again',
    hasGivenUp && 'replay what was given up',
  ].filter((step) => typeof step === 'string');
  return {
    nextStep: `${steps.join(', and then ')}.`,
    words: [
      last?.reason,
      disabledTime && !hasGivenUp ? NOTHING_SENT : wordsOf({ isWaiting, hasGivenUp }),
      // A single customer is named as the one whom it concerns.
      names.length > 0 && affects.groupCount !== 1 && `The newest are about ${listed(names)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** Events of subscriptions become messages when the destination is enabled. */
const NOTHING_SENT = 'Nothing is sent to it. Events of subscriptions wait for a day.';

/** What becomes of the messages. A disabled destination gives up what is due. */
function wordsOf({ isWaiting, hasGivenUp }: { isWaiting: boolean; hasGivenUp: boolean }): string {
  if (!hasGivenUp)
    return isWaiting ? 'Messages wait, and are sent again by themselves.' : 'No message waits.';
  const givenUp = 'Messages were given up. They are kept, but not sent again by themselves.';
  return isWaiting ? `${givenUp} Others wait, and are sent by themselves.` : givenUp;
}
