import type { FollowChangesQuery } from '@dowel/schema';
import { followChanges, toPath } from '@dowel/schema/wire';
import { type ChangeEvent, readEvents, type StreamOptions } from '../event-stream.ts';
import { Resource } from '../resource.ts';

/** What is different now in a project, while it happens. */
export class Changes extends Resource {
  /**
   * Kinds and ids of what changes; no data. Ends after `openSeconds`, 60 when absent. Then follow again with the
   * `lastEventId` of the last event, and nothing is missed. A failed call is not repeated.
   * @throws {RateLimitError} `too_many_requests` when too many streams are open
   * @throws {ConnectionError} when the server cannot be reached, is gone, or gives no sign of life for twelve seconds
   */
  async *follow(
    { openSeconds = 60 }: FollowChangesQuery = {},
    options: StreamOptions = {},
  ): AsyncGenerator<ChangeEvent> {
    const path = `${toPath(followChanges, { projectIdOrName: this.session.project })}?openSeconds=${openSeconds}`;
    yield* this.session.withOptions((own) => readEvents(own, followChanges.operation, path, options));
  }
}
