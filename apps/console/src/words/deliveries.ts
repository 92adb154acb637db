import type { Delivery, DeliveryAttempt, ReplayedMessages } from '@dowel/schema';
import { deliveryWaitsMs } from '@dowel/schema/rules';
import { serverNow } from '../app/clock.ts';
import { count, duration, span } from './time.ts';

/** The answer that the page of a message gives. */
export function deliveryTitle({
  status,
  attemptCount,
  destinationName: destination,
}: Pick<Delivery, 'status' | 'attemptCount' | 'destinationName'>): string {
  if (status === 'delivered') return `Taken by “${destination}”`;
  if (status === 'failed') return `“${destination}” did not take it: given up after ${tries(attemptCount)}`;
  if (attemptCount === 0) return `Waits for “${destination}”`;
  return `“${destination}” did not take it yet: ${tries(attemptCount)} so far`;
}

/** When a message is tried next, where no time says it: `held back`, `due now`. */
export function nextTryWords(
  { nextAttemptTime, isHeld }: Pick<Delivery, 'nextAttemptTime' | 'isHeld'>,
  now = serverNow(),
): string | undefined {
  if (nextAttemptTime === undefined) return undefined;
  if (isHeld) return 'held back until the destination is resumed';
  return Date.parse(nextAttemptTime) <= now ? 'due now' : undefined;
}

/** What follows the next try by itself, whatever is replayed meanwhile. Nothing of a message that is being sent. */
export function planWords(
  { status, attemptCount, isHeld, isTest, nextAttemptTime }: Delivery,
  now = serverNow(),
): string | undefined {
  const isPlanned = status === 'pending' && nextAttemptTime !== undefined && !isTest;
  if (!isPlanned || isHeld || Date.parse(nextAttemptTime) <= now) return undefined;
  const later = deliveryWaitsMs.slice(attemptCount).map((wait) => span(wait));
  const plan =
    later.length === 0
      ? 'If it fails, the message is given up.'
      : `If it fails, others follow after about ${new Intl.ListFormat('en').format(later)}.`;
  return `${plan} A replay is one try more, and these stay.`;
}

function tries(number: number): string {
  return number === 1 ? '1 try' : count(number, 'trie');
}

/** Why some of the chosen messages are not sent again: `2 are left out: their destination is disabled.` */
export function leftOutWords({ leftOut }: Pick<ReplayedMessages, 'leftOut'>): string {
  const gone = leftOut.filter(({ code }) => code === 'delivery_not_found').length;
  const disabled = leftOut.length - gone;
  const are = (amount: number) => (amount === 1 ? '1 is' : `${amount.toLocaleString('en')} are`);
  return [
    disabled > 0 &&
      `${are(disabled)} left out: ${disabled === 1 ? 'its' : 'their'} destination is disabled. Any change of it enables it again.`,
    gone > 0 && `${are(gone)} not kept any more.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What came of a try. */
export function attemptWords({ outcome, status, durationMs }: DeliveryAttempt): string {
  const answer = status === undefined ? 'no answer' : `answered ${status}`;
  if (outcome === 'unreachable') return `Not reached after ${duration(durationMs)}`;
  return `${outcome === 'delivered' ? 'Taken' : 'Not taken'}: ${answer} in ${duration(durationMs)}`;
}
