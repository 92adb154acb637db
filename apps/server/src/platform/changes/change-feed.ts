import type { Change } from '@dowel/schema';
import { v7 } from 'uuid';
import { batchOf, type ChangeBatch, fromText, toText } from './change-batch.ts';

export interface NotedChange {
  readonly projectId: string;
  readonly change: Change;
}

/** How long the first change waits for others. A page asks again at most once a second anyway. */
const GATHER_MS = 250;
/** How many batches of all projects are kept for streams that come back. */
const MOST_KEPT = 2_000;
/** What a page asked for just before it began to follow may have changed in this time. */
const RECENT_MS = 10_000;

/** Somebody who follows a project. */
export interface Follower {
  /** Called with each batch, in the same order in each process. */
  hear(batch: ChangeBatch): void;
  /** Nothing more comes from this process. */
  end(): void;
}

interface Kept extends ChangeBatch {
  readonly heardMs: number;
}

/**
 * What changes in all projects, for those who follow one. Each process tells all others over the channel that wakes
 * lanes, and hears itself there too. So all have the same order, and a stream can go on at another process.
 */
export class ChangeFeed {
  readonly #followers = new Map<string, Set<Follower>>();
  /** Of all projects, so that a quiet one has a place to go on from, too. Never empty. */
  #kept: [Kept, ...Kept[]] = [beginning()];
  #untold: NotedChange[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** Undefined: this is the only process. */
  #send: ((text: string) => void) | undefined;

  /** From now on, other processes hear of changes too, and this one hears `send`'s texts from them. */
  join(send: ((text: string) => void) | undefined): void {
    this.#send = send;
  }

  /** Returns at once and never throws. */
  tell(noted: readonly NotedChange[]): void {
    if (noted.length === 0) return;
    // A deploy may change more at once than a call takes arguments.
    this.#untold = this.#untold.concat(noted);
    this.#timer ??= setTimeout(() => this.flush(), GATHER_MS).unref();
  }

  /** Tells what was gathered. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const byProject = Map.groupBy(this.#untold, ({ projectId }) => projectId);
    this.#untold = [];
    for (const [projectId, noted] of byProject) {
      const batch = batchOf(
        v7(),
        projectId,
        noted.map(({ change }) => change),
      );
      if (this.#send) this.#send(toText(batch));
      else this.#hear(batch);
    }
  }

  /** A process has told something. Undefined: what was told before may be lost. */
  hearText(text: string | undefined): void {
    if (text !== undefined) {
      const batch = fromText(text);
      if (batch) this.#hear(batch);
      return;
    }
    this.#kept = [beginning()];
    for (const projectId of this.#followers.keys()) this.#pass(this.#lost(projectId));
  }

  /** The id of the last batch, behind which a follower goes on. */
  get place(): string {
    return (this.#kept.at(-1) ?? this.#kept[0]).id;
  }

  /**
   * Adds a follower of a project, who at once hears what was missed.
   * @param after the last place that the follower knows. Undefined: it begins to follow, and hears what is recent.
   * @returns what removes the follower
   */
  follow(projectId: string, after: string | undefined, follower: Follower): () => void {
    for (const batch of this.#missed(after)) if (batch.projectId === projectId) follower.hear(batch);
    if (after !== undefined && !this.#knows(after)) follower.hear(this.#lost(projectId));
    const followers = this.#followers.get(projectId) ?? new Set();
    this.#followers.set(projectId, followers.add(follower));
    return () => {
      followers.delete(follower);
      if (followers.size === 0 && this.#followers.get(projectId) === followers)
        this.#followers.delete(projectId);
    };
  }

  /** Ends every stream. For a process that stops. */
  end(): void {
    for (const follower of [...this.#followers.values()].flatMap((some) => [...some])) follower.end();
  }

  #knows(place: string): boolean {
    return this.#kept.some(({ id }) => id === place);
  }

  #missed(after: string | undefined): readonly Kept[] {
    if (after === undefined)
      return this.#kept.filter(({ heardMs }) => heardMs > performance.now() - RECENT_MS);
    const at = this.#kept.findIndex(({ id }) => id === after);
    return at === -1 ? [] : this.#kept.slice(at + 1);
  }

  #lost(projectId: string): ChangeBatch {
    return { id: this.place, projectId, changes: [{ type: 'everything' }] };
  }

  #hear(batch: ChangeBatch): void {
    this.#kept.push({ ...batch, heardMs: performance.now() });
    // Now and then, because cutting costs as much as the list is long.
    if (this.#kept.length > MOST_KEPT * 2) this.#kept.splice(0, MOST_KEPT);
    this.#pass(batch);
  }

  #pass(batch: ChangeBatch): void {
    for (const follower of [...(this.#followers.get(batch.projectId) ?? [])]) follower.hear(batch);
  }
}

/** A place before everything that this process has heard. */
const beginning = (): Kept => ({ id: v7(), projectId: '', changes: [], heardMs: 0 });
