import { createHash } from 'node:crypto';

/** A record as the provider has it. */
export type ProviderRecord = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly updated_at: string;
};

/** What arrived of one kind of records. */
export interface Arrived {
  /** Different records. */
  readonly records: number;
  readonly messages: number;
  /** Messages that came again with the same id and the same content. */
  readonly repeated: number;
  /** Messages that came again with the same id and another content. */
  readonly changed: number;
  /** Records that came unchanged in two messages with different ids. */
  readonly twice: number;
  /** Records that came after a newer state of theirs. */
  readonly stale: number;
  /** Messages whose signature is wrong. */
  readonly forged: number;
  /** The longest time in which no message arrived, after the first. */
  readonly longestSilenceMs: number;
  /** In milliseconds, as `performance.now()` counts them. */
  readonly lastMs: number;
}

interface Message {
  readonly installationId: string;
  readonly rawObjectName: string;
  readonly result: readonly {
    readonly raw: ProviderRecord;
    readonly fields: Readonly<Record<string, unknown>>;
  }[];
}

/** Counts everything that arrives at a path. */
export class Ledger {
  /** The last state of each record, by the object and the id of the record. */
  readonly #states = new Map<string, { readonly updatedAt: string; readonly hash: string }>();
  readonly #messages = new Map<string, string>();
  readonly #ids: string[] = [];
  readonly #counts = { repeated: 0, changed: 0, twice: 0, stale: 0, forged: 0 };
  #longestSilenceMs = 0;
  #lastMs: number | undefined;

  add(messageId: string, body: string, isSigned: boolean): void {
    const nowMs = performance.now();
    this.#longestSilenceMs = Math.max(this.#longestSilenceMs, nowMs - (this.#lastMs ?? nowMs));
    this.#lastMs = nowMs;
    if (!isSigned) this.#counts.forged += 1;
    const hash = hashOf(body);
    const known = this.#messages.get(messageId);
    if (known !== undefined) {
      this.#counts[known === hash ? 'repeated' : 'changed'] += 1;
      return;
    }
    this.#messages.set(messageId, hash);
    const { installationId, rawObjectName, result } = JSON.parse(body) as Message;
    for (const { raw, fields } of result)
      this.#addRecord(`${installationId}/${rawObjectName}/${raw.id}`, raw, fields);
  }

  #addRecord(key: string, raw: ProviderRecord, fields: Readonly<Record<string, unknown>>): void {
    const state = { updatedAt: raw.updated_at, hash: contentHash({ ...raw, ...fields }) };
    const before = this.#states.get(key);
    if (!before) this.#ids.push(raw.id);
    if (before && before.updatedAt > state.updatedAt) this.#counts.stale += 1;
    if (before && before.hash === state.hash && before.updatedAt === state.updatedAt) this.#counts.twice += 1;
    this.#states.set(key, state);
  }

  /** Some of the records that have arrived. */
  someIds(count: number): string[] {
    return Array.from({ length: count }, () => this.#ids[Math.floor(Math.random() * this.#ids.length)] ?? '');
  }

  /** Whether the last state that arrived of a record is the one that the provider has. */
  holds(installationId: string, object: string, record: ProviderRecord): boolean {
    return this.#states.get(`${installationId}/${object}/${record.id}`)?.hash === contentHash(record);
  }

  arrived(): Arrived {
    return {
      records: this.#states.size,
      messages: this.#messages.size,
      ...this.#counts,
      longestSilenceMs: this.#longestSilenceMs,
      lastMs: this.#lastMs ?? performance.now(),
    };
  }
}

function contentHash(record: Readonly<Record<string, unknown>>): string {
  return hashOf(JSON.stringify(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))));
}

const hashOf = (text: string) => createHash('sha1').update(text).digest('base64');
