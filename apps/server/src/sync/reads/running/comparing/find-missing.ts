import type { Context } from '../../../../context.ts';
import type { Looking } from '../position.ts';
import { knownBefore } from './begin-comparing.ts';
import { countKnownBefore, type OfRun, selectKnownIds } from './known-ids-queries.ts';

/** A row has the ids of a few thousand records, so a part has those of some hundred thousand. */
const ROWS_OF_PART = 100;

/** If of so many none is found again, the list is that of another account, or the provider has lost it. */
const MANY = 10;

/** In which order the ids of a part are looked at. */
const inOrder = (one: string, other: string) => (one < other ? -1 : 1);

/** Where the look for ids begins that were not found again. */
export async function beginLooking(context: Context, run: OfRun): Promise<Looking> {
  const rows = await countKnownBefore(context, run);
  return { part: 0, parts: Math.max(1, Math.ceil(rows / ROWS_OF_PART)) };
}

/** The ids that were known before a read of everything, and that it has not found. One part of them is in memory. */
export class MissingIds {
  readonly #context: Context;
  readonly #run: OfRun;
  #isUnlikely = false;
  #latest: { readonly part: number; readonly ids: readonly string[] } | undefined;

  constructor(context: Context, run: OfRun) {
    this.#context = context;
    this.#run = run;
  }

  /** Whether no other read has left ids since, and those that were there still are. */
  async areThoseBefore(before: string | undefined): Promise<boolean> {
    return (await knownBefore(this.#context, this.#run)) === before;
  }

  /** The next few of them, and where to look on. Undefined `next` behind the last one. */
  async after(looking: Looking, count: number): Promise<{ ids: readonly string[]; next?: Looking }> {
    const { part, parts, after } = looking;
    if (this.#latest?.part !== part) this.#latest = { part, ids: await this.#missingIn(looking) };
    const left = this.#latest.ids.filter((id) => after === undefined || inOrder(after, id) < 0);
    const ids = left.slice(0, count);
    const last = ids.at(-1);
    if (left.length > ids.length && last !== undefined) return { ids, next: { part, parts, after: last } };
    return part + 1 < parts ? { ids, next: { part: part + 1, parts } } : { ids };
  }

  /** Whether none of many ids of the first part was found again. */
  get isUnlikely(): boolean {
    return this.#isUnlikely;
  }

  async #missingIn({ part, parts }: Looking): Promise<readonly string[]> {
    const missing = new Set<string>();
    for await (const ids of selectKnownIds(this.#context, this.#run, 'before')) {
      for (const id of ids) if (partOf(id, parts) === part) missing.add(id);
    }
    const known = missing.size;
    for await (const ids of selectKnownIds(this.#context, this.#run, 'found')) {
      for (const id of ids) missing.delete(id);
    }
    this.#isUnlikely = part === 0 && known >= MANY && missing.size === known;
    return [...missing].toSorted(inOrder);
  }
}

/** Spreads ids evenly (FNV-1a). */
function partOf(id: string, parts: number): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01_00_01_93);
  }
  return (hash >>> 0) % parts;
}
