import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { DeliveredMessage, NotificationEventType } from '@dowel/schema';

/** A message that the server has sent, as it came over HTTP. */
export interface InboxMessage {
  /** The `webhook-id`. A message that is sent again has the same. */
  readonly id: string;
  /** The type of the notification, or the `action` of a message with records. */
  readonly type: string;
  /** The parsed body, or its text if that is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a test states the shape it expects by what it asserts.
  readonly body: any;
  /**
   * The same signed request, for your own receiver: `await POST(message.toRequest())`.
   * @param url Default: the address of the inbox.
   */
  toRequest(url?: string): Request;
}

/** A real HTTP server on this machine to which the server's webhook leads. */
export interface Inbox {
  /** The address, for webhooks that your own code sets up. */
  readonly url: string;
  /** The signing key of the webhook that leads here from the start, for your receiver. */
  readonly secret: string;
  /** Everything that came, oldest first. */
  readonly messages: readonly InboxMessage[];
  /**
   * The next message that no `next` has returned yet. Does what is due, and waits up to three seconds for it.
   * @param type only of this type: `installation.created`, `read`
   * @throws {Error} when none came; the message names those that did
   */
  next(type?: NotificationEventType | DeliveredMessage['action']): Promise<InboxMessage>;
  /** The status of all further answers, until `reset`. It is 204 at first. */
  answer(status: number): void;
}

/** The inbox, and what the other parts of the package do with it. */
export interface OpenInbox extends Inbox {
  secret: string;
  clear(): void;
  close(): Promise<void>;
}

const BETWEEN_LOOKS_MS = 50;

/**
 * Listens on a free port.
 * @param patienceMs Less than the five seconds after which test runners end a test, so that the test says what came.
 */
export async function openInbox(settle: () => Promise<void>, patienceMs = 3_000): Promise<OpenInbox> {
  const messages: InboxMessage[] = [];
  const taken = new Set<InboxMessage>();
  let status = 204;
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined);
    if (!body) return; // The sender has ended in the middle of it.
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string]),
    );
    messages.push(toMessage(headers, body.toString(), url));
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/webhooks`;

  const next: Inbox['next'] = async (type) => {
    const patience = AbortSignal.timeout(patienceMs);
    while (!patience.aborted) {
      await settle();
      const found = messages.find((one) => !taken.has(one) && (type === undefined || one.type === type));
      if (found) {
        taken.add(found);
        return found;
      }
      await wait(BETWEEN_LOOKS_MS);
    }
    const came = messages.filter((one) => !taken.has(one)).map((one) => one.type);
    throw new Error(
      `No message${type === undefined ? '' : ` "${type}"`} came. ${came.length === 0 ? 'Nothing else did either.' : `These did: ${came.join(', ')}.`}`,
    );
  };

  return {
    url,
    secret: '',
    messages,
    next,
    answer(next) {
      if (!(next >= 200 && next <= 599))
        throw new RangeError(`The inbox cannot answer ${next}. A status is a number from 200 to 599.`);
      status = next;
    },
    clear() {
      messages.length = 0;
      taken.clear();
      status = 204;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function toMessage(headers: Headers, text: string, inboxUrl: string): InboxMessage {
  const body = parsed(text);
  return {
    id: headers.get('webhook-id') ?? '',
    type: body?.notificationType ?? body?.action ?? '',
    body,
    toRequest: (url = inboxUrl) => new Request(url, { method: 'POST', headers, body: text }),
  };
}

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
