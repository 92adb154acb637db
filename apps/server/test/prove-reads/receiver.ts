import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What arrived of one kind of records. */
export interface Arrived {
  /** Different records. */
  readonly records: number;
  readonly messages: number;
  /** Messages that came again with the same id and the same content. */
  readonly repeated: number;
  /** Messages that came again with the same id and another content. */
  readonly changed: number;
  /** Records that came in two messages with different ids. */
  readonly twice: number;
  /** The longest time in which no message arrived, after the first. */
  readonly longestSilenceMs: number;
  /** By the clock of `performance`. */
  readonly lastMs: number;
}

/** Counts everything that arrives at a path. */
class Ledger {
  /** The message in which a record came first, by the object and the id of the record. */
  readonly #messageOf = new Map<string, number>();
  readonly #messages = new Map<string, { readonly number: number; readonly hash: string }>();
  #repeated = 0;
  #changed = 0;
  #twice = 0;
  #longestSilenceMs = 0;
  #lastMs: number | undefined;

  add(messageId: string, body: string): void {
    const nowMs = performance.now();
    this.#longestSilenceMs = Math.max(this.#longestSilenceMs, nowMs - (this.#lastMs ?? nowMs));
    this.#lastMs = nowMs;
    const hash = createHash('sha1').update(body).digest('base64');
    const known = this.#messages.get(messageId);
    if (known) {
      if (known.hash === hash) this.#repeated += 1;
      else this.#changed += 1;
      return;
    }
    const number = this.#messages.size;
    this.#messages.set(messageId, { number, hash });
    const { installationId, rawObjectName, result } = JSON.parse(body) as Message;
    for (const { raw } of result) {
      const record = `${installationId}/${rawObjectName}/${raw.id}`;
      if (this.#messageOf.has(record)) this.#twice += 1;
      else this.#messageOf.set(record, number);
    }
  }

  arrived(): Arrived {
    return {
      records: this.#messageOf.size,
      messages: this.#messages.size,
      repeated: this.#repeated,
      changed: this.#changed,
      twice: this.#twice,
      longestSilenceMs: this.#longestSilenceMs,
      lastMs: this.#lastMs ?? performance.now(),
    };
  }
}

interface Message {
  readonly installationId: string;
  readonly rawObjectName: string;
  readonly result: readonly { readonly raw: { readonly id: string } }[];
}

/** A server that takes webhooks, and has a ledger for each path. */
export async function startReceiver() {
  const ledgers = new Map<string, Ledger>();
  const ledger = (path: string) => {
    const found = ledgers.get(path) ?? new Ledger();
    ledgers.set(path, found);
    return found;
  };
  const take = async (request: IncomingMessage) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const id = request.headers['webhook-id'];
    ledger((request.url ?? '/').slice(1)).add(String(id), Buffer.concat(chunks).toString());
  };
  const server = createServer((request, response) => {
    take(request).then(
      () => response.writeHead(204).end(),
      // A sender was killed while it sent.
      () => response.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (path: string) => `http://127.0.0.1:${port}/${path}`,
    ledger,
    forget: () => ledgers.clear(),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
