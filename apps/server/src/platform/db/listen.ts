import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Listening } from './database.ts';

/** The pause before a lost connection is made again. */
const AGAIN_MS = 1_000;
/** How long connecting may take, and the answer to a statement. */
const CONNECT_MS = 10_000;
/** How long to wait until a connection has ended. A dead one never does. */
const END_MS = 1_000;

/**
 * Listens to a channel of the database until it is closed, and connects again whenever the connection is lost.
 * @param url says where the database is now
 */
export function listenTo(url: () => string, channel: string, hear: (told?: string) => void): Listening {
  const closing = new AbortController();
  let renewing = new AbortController();
  const listening = (async () => {
    while (!closing.signal.aborted) {
      renewing = new AbortController();
      const ending = AbortSignal.any([closing.signal, renewing.signal]);
      await hearUntilLost(url(), channel, hear, ending).catch(() => undefined);
      await wait(AGAIN_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  })();
  return {
    renew: () => renewing.abort(),
    async close() {
      closing.abort();
      await listening;
    },
  };
}

async function hearUntilLost(
  url: string,
  channel: string,
  hear: (told?: string) => void,
  ending: AbortSignal,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  const { promise: lost, resolve: end } = Promise.withResolvers<void>();
  client.on('error', () => end());
  client.on('end', () => end());
  client.on('notification', ({ payload }) => hear(payload));
  ending.addEventListener('abort', () => end(), { once: true });
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    hear();
    await lost;
  } finally {
    const isEnded = client.end().catch(() => undefined);
    await Promise.race([isEnded, wait(END_MS, undefined, { ref: false })]);
  }
}
