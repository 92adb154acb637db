import { OpenPlaces } from '../../platform/requests/open-places.ts';

/** How many streams a project may have open at a process, and how many of them a caller. */
const MOST_OF_PROJECT = 100;
const MOST_OF_CALLER = 20;

export class OpenStreams {
  readonly #open = new OpenPlaces();

  /** Undefined: there are too many. Otherwise what gives the place back; it may be called again. */
  take(projectId: string, caller: string): (() => void) | undefined {
    return this.#open.take([
      { key: projectId, most: MOST_OF_PROJECT },
      { key: `${projectId} ${caller}`, most: MOST_OF_CALLER },
    ]);
  }
}
