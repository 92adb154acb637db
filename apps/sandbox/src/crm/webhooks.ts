import { createHmac, randomBytes } from 'node:crypto';
import type { LinkChange } from './links.ts';

/** A subscription ends by itself after a week. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
const TRIES_MS = [0, 1000, 5000];
const TIMEOUT_MS = 10_000;

/** Somebody who is told of changes. */
export interface Webhook {
  readonly id: string;
  readonly url: string;
  /** Such as `contacts.created`. */
  readonly events: readonly string[];
  readonly expireTime: Date;
}

export interface RecordChange {
  readonly object: string;
  readonly verb: 'created' | 'updated' | 'deleted';
  readonly recordId: string;
  /** Only with `updated`. */
  readonly changedFields?: readonly string[];
}

/** Whom an account tells of its changes. */
export class Webhooks {
  readonly #all = new Map<string, Webhook & { readonly secret: string; sent: Promise<void> }>();

  /** The secret is shown only here. */
  add(url: string, events: readonly string[], now: Date): Webhook & { readonly secret: string } {
    const id = `hook_${randomBytes(8).toString('hex')}`;
    const secret = `juniper_hook_${randomBytes(24).toString('hex')}`;
    const expireTime = new Date(now.getTime() + LIFETIME_MS);
    this.#all.set(id, { id, url, events, expireTime, secret, sent: Promise.resolve() });
    return { id, url, events, expireTime, secret };
  }

  list(now: Date): Webhook[] {
    return [...this.#all.values()]
      .filter(({ expireTime }) => expireTime > now)
      .map(({ id, url, events, expireTime }) => ({ id, url, events, expireTime }));
  }

  remove(id: string): boolean {
    return this.#all.delete(id);
  }

  /** Events go out in the order of the changes. Nobody waits for them. */
  tell({ object, verb, recordId, changedFields }: RecordChange, now: Date): void {
    const more = changedFields ? { changedFields } : {};
    this.#send(`${object}.${verb}`, { record: { id: recordId }, ...more }, now);
  }

  /** Tells of links of one record that have changed. */
  tellLinks(changes: readonly LinkChange[], now: Date): void {
    for (const { from, to, isRemoved } of changes) {
      this.#send(
        `${from.object}.linked`,
        { record: { id: from.id }, link: { from, to, removed: isRemoved } },
        now,
      );
    }
  }

  #send(type: string, said: object, now: Date): void {
    if (this.#all.size === 0) return;
    const id = `evt_${randomBytes(12).toString('hex')}`;
    const body = JSON.stringify({ id, type, time: now.toISOString(), ...said });
    for (const hook of this.#all.values()) {
      if (hook.expireTime <= now || !hook.events.includes(type)) continue;
      hook.sent = hook.sent.then(() => send(hook, body, now));
    }
  }
}

async function send(
  { url, secret }: { url: string; secret: string },
  body: string,
  now: Date,
): Promise<void> {
  const time = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-juniper-time': time,
    'x-juniper-signature': signature,
  };
  for (const waitMs of TRIES_MS) {
    await new Promise((resolve) => setTimeout(resolve, waitMs).unref());
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
}
