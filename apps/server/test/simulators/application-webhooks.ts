import type { AccountChange, DialectAccount } from './account.ts';
import type { Application, Dialect } from './dialect.ts';

/** A request that an application gets. */
export interface EventRequest {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A change in an account that has installed an application. */
export interface ToldChange {
  readonly account: DialectAccount;
  readonly application: Application;
  readonly change: AccountChange;
}

/** What an application that an account has installed is told of. */
interface Installed {
  application: Application;
  sent: Promise<unknown>;
}

const TIMEOUT_MS = 10_000;

/**
 * Webhooks as some providers have them: an application has one address, and the events of all accounts go there.
 * @param requestOf says what a change is told with, and undefined when it is not told
 */
export function applicationWebhooks(
  requestOf: (told: ToldChange) => EventRequest | undefined,
): Required<Pick<Dialect, 'sendEventsTo' | 'subscriptionsOf'>> {
  const installedBy = new WeakMap<DialectAccount, Installed>();
  return {
    sendEventsTo(account, application) {
      const known = installedBy.get(account);
      if (known) {
        known.application = application;
        return;
      }
      const installed: Installed = { application, sent: Promise.resolve() };
      installedBy.set(account, installed);
      account.listeners.add((change) => {
        const { application: told } = installed;
        const request = requestOf({ account, application: told, change });
        // Nobody waits for them, but they go out in the order in which they happened.
        if (request) installed.sent = installed.sent.then(() => send(told.url, request));
      });
    },
    // What the builder has set at the application. An account has nothing of its own.
    subscriptionsOf(account) {
      const application = installedBy.get(account)?.application;
      return application ? [{ id: 'app', url: application.url, events: application.events ?? [] }] : [];
    },
  };
}

async function send(url: string, { body, headers }: EventRequest): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  await answer?.body?.cancel();
}
