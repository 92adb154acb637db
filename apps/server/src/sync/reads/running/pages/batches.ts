import type { Turn } from '../../../../platform/lanes/lane.ts';
import type { ReadParent } from '../../../../providers/connectors/engine/parents/read-below.ts';
import type { DeliveredRecord } from '../delivered-record.ts';
import type { Plan } from '../find-plan.ts';
import { sizeOf } from '../packed-json.ts';
import type { RunState } from '../run-state.ts';
import { deliver, type PageCall } from './deliver.ts';
import type { TakenPage } from './take-page.ts';

/** A batch of this size makes a few messages. In bytes. Storing several at once costs fewer statements for each. */
const FULL = 1_000_000;
/** Small messages are many, so a batch of them has few pages. */
const FULL_PAGES = 20;

interface Batch {
  readonly records: DeliveredRecord[];
  readonly calls: PageCall[];
  readonly readParents: ReadParent[];
  readonly ids: string[];
  size: number;
}

const newBatch = (): Batch => ({ records: [], calls: [], readParents: [], ids: [], size: 0 });

/**
 * Collects the pages of a turn, and stores those that it has in one transaction. While one batch is being stored, the next
 * one is collected, so there are two at most.
 */
export class Batches {
  readonly #turn: Turn;
  readonly #plan: Plan;
  #state: RunState;
  #stored: RunState;
  #batch = newBatch();
  #storing: Promise<void> = Promise.resolve();
  #messages = 0;
  #coming = 0;

  /** @param stored the run as it is stored */
  constructor(turn: Turn, plan: Plan, stored: RunState) {
    this.#turn = turn;
    this.#plan = plan;
    this.#stored = stored;
    this.#state = stored;
  }

  /** The run behind all pages, also those that are not stored yet. */
  get state(): RunState {
    return this.#state;
  }

  get isFull(): boolean {
    return this.#batch.size >= FULL || this.#batch.calls.length >= FULL_PAGES;
  }

  /** How many messages this turn has stored, with those that are being stored, as far as one can tell. */
  get messages(): number {
    return this.#messages + this.#coming;
  }

  add({ state, records, ids, call, readParent }: TakenPage): void {
    const batch = this.#batch;
    this.#state = state;
    batch.calls.push(call);
    if (readParent) batch.readParents.push(readParent);
    // A page may have more records than a function takes arguments.
    for (const record of records) {
      batch.records.push(record);
      batch.size += sizeOf(record.json);
    }
    if (state.position.comparing) for (const id of ids) batch.ids.push(id);
  }

  /** Begins to store the pages. It waits until those before are stored, and throws if they could not be. */
  async beginStoring(end?: { readonly request: string | undefined }): Promise<void> {
    await this.#storing;
    if (this.#batch.calls.length === 0) return;
    const { records, calls, readParents, ids } = this.#batch;
    this.#coming = expectedMessages(this.#plan, this.#batch);
    this.#batch = newBatch();
    const pages = { state: this.#state, records, calls, readParents, ids, ...(end && { end }) };
    this.#storing = this.#store(pages);
    // Whoever waits for it next gets the error. Until then nobody does.
    this.#storing.catch(() => undefined);
  }

  /** Stores all pages. `end`: the last of them is the last of the run. */
  async store(end?: { readonly request: string | undefined }): Promise<void> {
    await this.beginStoring(end);
    await this.#storing;
    this.#state = this.#stored;
  }

  /** Waits for what is being stored, whatever comes of it. */
  async settled(): Promise<void> {
    await this.#storing.catch(() => undefined);
  }

  async #store(pages: Parameters<typeof deliver>[3]): Promise<void> {
    const { state, messages } = await deliver(this.#turn, this.#plan, this.#stored, pages);
    this.#stored = state;
    this.#messages += messages;
    this.#coming = 0;
  }
}

/** A message has less than 300 kB, and no more records than the manifest says. */
function expectedMessages({ object }: Plan, { size, records }: Batch): number {
  const maxRecords = object.delivery?.pageSize ?? Number.POSITIVE_INFINITY;
  return Math.ceil(Math.max(size / 300_000, records.length / maxRecords));
}
