import type { AccountChange, DialectAccount } from './account.ts';
import type { Dialect } from './dialect.ts';
import { type Message, sendMessage } from './send-message.ts';

/** Somebody who asked an account to be told of changes. */
export interface Subscription {
  readonly id: string;
  readonly url: string;
  /** In the provider's words. */
  readonly events: readonly string[];
  /** When it ends by itself, in epoch milliseconds. Absent: never. */
  readonly endTime?: number;
}

/** What all subscriptions of a provider have in common. */
interface Telling<S extends Subscription> {
  /** Whom a change is told, and with what. */
  tell(
    account: DialectAccount,
    change: AccountChange,
    living: readonly S[],
  ): readonly (readonly [S, Message])[];
  /** Sends a message. Default: once, and a failure has no consequence. */
  deliver?(account: DialectAccount, subscription: S, message: Message): Promise<unknown>;
}

/** Keeps the subscriptions of each account. Nobody waits for messages, but they go out in the order of what happened. */
export function keepSubscriptions<S extends Subscription>({ tell, deliver = sendOnce }: Telling<S>) {
  const keptBy = new WeakMap<DialectAccount, Map<string, S>>();
  const sentBy = new WeakMap<DialectAccount, Promise<unknown>>();

  function send(account: DialectAccount, subscription: S, message: Message): void {
    const before = sentBy.get(account) ?? Promise.resolve();
    sentBy.set(
      account,
      before.then(() => deliver(account, subscription, message)),
    );
  }

  /** The subscriptions of an account by their ids, with those that have ended. */
  function all(account: DialectAccount): Map<string, S> {
    const known = keptBy.get(account);
    if (known) return known;
    const kept = new Map<string, S>();
    keptBy.set(account, kept);
    account.listeners.add((change) => {
      for (const [subscription, message] of tell(account, change, living(account))) {
        send(account, subscription, message);
      }
    });
    return kept;
  }

  function living(account: DialectAccount): S[] {
    const now = account.rightNow();
    return [...all(account).values()].filter(({ endTime = Number.POSITIVE_INFINITY }) => endTime > now);
  }

  return {
    all,
    living,
    send,
    add(account: DialectAccount, subscription: S): S {
      all(account).set(subscription.id, subscription);
      return subscription;
    },
    subscriptionsOf: ((account) =>
      living(account).map(({ id, url, events }) => ({
        id,
        url,
        events,
      }))) satisfies Dialect['subscriptionsOf'],
  };
}

function sendOnce(_: DialectAccount, { url }: Subscription, message: Message): Promise<boolean> {
  return sendMessage(url, message);
}

/** How most providers call what happened. */
export const PAST = { create: 'created', update: 'updated', delete: 'deleted' } as const;
