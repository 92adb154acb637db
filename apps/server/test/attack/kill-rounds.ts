import { setTimeout as wait } from 'node:timers/promises';
import { v7 } from 'uuid';
import type { TestDatabase } from '../prepare-database.ts';
import { callAt } from '../process/call-at.ts';
import { createServerFolder, type ServerProcess } from '../process/server-process.ts';

interface Options {
  rounds: number;
  /** The embedded database that the first server finds. */
  database?: TestDatabase;
  /** Environment variables in addition to the usual ones, such as `DATABASE_URL`. */
  variables?: Record<string, string>;
}

const WRITERS = 8;

/** A request that makes an API key with this label, under this idempotency key. */
interface Write {
  label: string;
  key: string;
}

/**
 * Starts a server, lets writers make API keys, and kills the server with SIGKILL at any moment. This happens again and
 * again. Each write without an answer is repeated under its idempotency key until it has one. At the end, the stored
 * keys are counted.
 */
export async function killRounds({ rounds, database, variables = {} }: Options) {
  const folder = createServerFolder(database);
  const acknowledged = new Map<string, string>();
  const unanswered: Write[] = [];
  let repeated = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const server = await folder.start(variables);
      const writing = new Writing(server, folder.demo().apiKey, acknowledged);
      repeated += unanswered.length;
      const again = unanswered.splice(0).map((write) => writing.repeat(write));
      const fresh = Array.from({ length: WRITERS }, () => writing.goOn());
      // A writer only ends when something is wrong.
      await Promise.race([hasGrown(acknowledged, WRITERS), ...fresh]);
      await wait(Math.random() * 800);
      await server.end('SIGKILL');
      unanswered.push(...(await Promise.all([...again, ...fresh])).flat());
    }
    const server = await folder.start(variables);
    const writing = new Writing(server, folder.demo().apiKey, acknowledged);
    repeated += unanswered.length;
    await Promise.all(unanswered.map((write) => writing.repeat(write)));
    const stored = await writing.stored();
    await server.end('SIGTERM');
    return {
      rounds,
      /** How many requests were repeated because the server died before it answered. */
      repeated,
      ...compare(acknowledged, stored),
    };
  } finally {
    await folder.remove();
  }
}

/** Waits until there are so many more. On a busy machine, the first answers of a server take long. */
export async function hasGrown(all: { readonly size: number }, by: number): Promise<void> {
  const enough = all.size + by;
  while (all.size < enough) await wait(20);
}

/** The writers of one run of the server, from its start to its kill. */
class Writing {
  readonly #call: ReturnType<typeof callAt>;
  readonly #acknowledged: Map<string, string>;

  constructor(server: ServerProcess, apiKey: string, acknowledged: Map<string, string>) {
    this.#call = callAt(`${server.url}/v1/projects/demo/api-keys`, { 'x-api-key': apiKey });
    this.#acknowledged = acknowledged;
  }

  /** Writes until the server is gone. Returns the write that got no answer. */
  async goOn(): Promise<Write[]> {
    for (;;) {
      const unanswered = await this.repeat({ label: v7(), key: v7() });
      if (unanswered.length > 0) return unanswered;
    }
  }

  /** Sends one write until it is answered. Returns the write if the server is gone before that, else nothing. */
  async repeat(write: Write): Promise<Write[]> {
    for (;;) {
      const headers = { 'idempotency-key': write.key };
      const answer = await this.#call('POST', '', { label: write.label }, headers).catch(() => undefined);
      if (answer === undefined) return [write];
      if (answer.status === 201) {
        this.#acknowledged.set(write.label, answer.body.key);
        return [];
      }
      if (answer.body.code !== 'idempotency_key_in_flight') {
        throw new Error(`A write was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      }
      // The attempt that died still holds the key for some seconds.
      await wait(250);
    }
  }

  /** Every stored label, with its keys. */
  async stored(): Promise<Map<string, string[]>> {
    const { body } = await this.#call('GET', '');
    const byLabel = Map.groupBy<string, { label: string; key: string }>(body, ({ label }) => label);
    return new Map([...byLabel].map(([label, some]) => [label, some.map(({ key }) => key)]));
  }
}

function compare(acknowledged: ReadonlyMap<string, string>, stored: ReadonlyMap<string, string[]>) {
  const isThere = ([label, key]: [string, string]) => stored.get(label)?.includes(key) ?? false;
  return {
    /** Requests that got a successful answer, at once or when they were repeated under their key. */
    acknowledged: acknowledged.size,
    /** How many of the acknowledged records do not exist. */
    lost: [...acknowledged].filter((write) => !isThere(write)).length,
    /** How many of the sent records exist more than once. */
    doubled: [...stored.values()].filter((keys) => keys.length > 1).length,
  };
}
