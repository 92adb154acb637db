import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Listening } from './database.ts';

/** The pause before a lost connection is made again. */
const AGAIN_MS = 1_000;

/**
 * Listens to a channel of the database until it is closed, and connects again whenever the connection is lost.
 * @param url says where the database is now
 */
export function listenTo(url: () => string, channel: string, hear: (told?: string) => void): Listening {
  const closing = new AbortController();
  const listening = (async () => {
    while (!closing.signal.aborted) {
      await hearUntilLost(url(), channel, hear, closing.signal).catch(() => undefined);
      await wait(AGAIN_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  })();
  return {
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
  closing: AbortSignal,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  const { promise: lost, resolve: end } = Promise.withResolvers<void>();
  client.on('error', () => end());
  client.on('end', () => end());
  client.on('notification', ({ payload }) => hear(payload));
  closing.addEventListener('abort', () => end(), { once: true });
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    hear();
    await lost;
  } finally {
    await client.end().catch(() => undefined);
  }
}
