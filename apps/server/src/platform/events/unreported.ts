import type { NotificationEvent } from '@dowel/schema';
import type { Context } from '../../context.ts';
import { emit } from './emit.ts';

type Events = readonly NotificationEvent[];

/**
 * What a statement answered that changed rows of which events tell. Only `report` opens it, and stores the events with
 * the change. A test refuses such a statement in a function that answers anything
 * else.
 */
export class Unreported<T> {
  readonly #answer: T;

  constructor(answer: T) {
    this.#answer = answer;
  }

  /** The answer, and the events that tell of the change. */
  static async report<T>(
    tx: Context,
    changed: Unreported<T>,
    toEvents: (answer: T) => Events | Promise<Events>,
  ): Promise<T> {
    const answer = changed.#answer;
    await emit(tx, await toEvents(answer));
    return answer;
  }

  /**
   * The answer of a change that no event tells of.
   * @param _why tells the reader why nobody needs to hear of it.
   */
  static silent<T>(changed: Unreported<T>, _why: string): T {
    return changed.#answer;
  }
}
