import type { ParentValues } from '../../../../connectors/engine/parents/parent-values.ts';
import type { Turn } from '../../../../lanes/lane.ts';
import type { DeliveredRecord } from '../content.ts';
import type { Plan } from '../plan/find-plan.ts';
import type { RunState } from '../run-state.ts';
import { deliver, type PageCall } from './deliver.ts';
import type { TakenPage } from './take-page.ts';

/** A batch of this size makes a few messages. In characters. Storing several at once costs fewer statements for each. */
const FULL = 1_000_000;
/** Small messages are many, so a batch of them has few pages. */
const FULL_PAGES = 20;

/** Collects the pages of a turn, and stores those that it has in one transaction. */
export class Batch {
  #state: RunState;
  #stored: RunState;
  #records: DeliveredRecord[] = [];
  #calls: PageCall[] = [];
  #readParents: ParentValues[] = [];
  #size = 0;
  #messages = 0;

  /** @param stored the run as it is stored */
  constructor(stored: RunState) {
    this.#stored = stored;
    this.#state = stored;
  }

  /** The run behind all pages, also those that are not stored yet. */
  get state(): RunState {
    return this.#state;
  }

  get isFull(): boolean {
    return this.#size >= FULL || this.#state.run.pages - this.#stored.run.pages >= FULL_PAGES;
  }

  /** How many messages this turn has stored. */
  get messages(): number {
    return this.#messages;
  }

  add({ state, records, call, readParent }: TakenPage): void {
    this.#state = state;
    this.#records.push(...records);
    this.#calls.push(call);
    if (readParent) this.#readParents.push(readParent);
    for (const { json } of records) this.#size += json.length;
  }

  /** Stores the pages. `end`: the last of them is the last of the run. */
  async store(turn: Turn, plan: Plan, end?: { readonly request: string | undefined }): Promise<void> {
    if (this.#state === this.#stored) return;
    const pages = {
      state: this.#state,
      records: this.#records,
      calls: this.#calls,
      readParents: this.#readParents,
      ...(end && { end }),
    };
    const { state, messages } = await deliver(turn, plan, this.#stored, pages);
    this.#stored = state;
    this.#state = state;
    this.#records = [];
    this.#calls = [];
    this.#readParents = [];
    this.#size = 0;
    this.#messages += messages;
  }
}
