import type { AccountChange, DialectAccount } from './account.ts';
import type { Application, Dialect } from './dialect.ts';
import type { Message } from './send-message.ts';
import { keepSubscriptions, type Subscription } from './subscriptions.ts';

/** A change in an account that has installed an application. */
export interface ToldChange {
  readonly account: DialectAccount;
  readonly application: Application;
  readonly change: AccountChange;
}

interface Installed extends Subscription {
  readonly application: Application;
}

/**
 * Webhooks as some providers have them: an application has one address, and the events of all accounts go there.
 * @param messageOf says what a change is told with, and undefined when it is not told
 */
export function applicationWebhooks(
  messageOf: (told: ToldChange) => Message | undefined,
): Required<Pick<Dialect, 'sendEventsTo' | 'subscriptionsOf'>> {
  const { add, subscriptionsOf } = keepSubscriptions<Installed>({
    tell: (account, change, living) =>
      living.flatMap((installed) => {
        const message = messageOf({ account, application: installed.application, change });
        return message ? [[installed, message] as const] : [];
      }),
  });
  return {
    sendEventsTo(account, application) {
      // What the builder has set at the application. An account has nothing of its own.
      add(account, { id: 'app', url: application.url, events: application.events ?? [], application });
    },
    subscriptionsOf,
  };
}
