import type { InboxMessage, InboxPage, ListInboxQuery } from '@dowel/schema';
import { listInboxMessages } from '@dowel/schema/wire';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** The messages that a destination of the type `inbox` keeps. `destination` is an id or a name. */
export class Inbox extends Resource {
  /**
   * The messages after a position, oldest first, until none is left:
   * `for await (const message of client.inbox.list('inbox', { after }))`. Store the `position` of what you have handled,
   * and begin there the next time. A page is fetched when the loop reaches it.
   * @throws {NotFoundError} `destination_not_found`
   * @throws {UnprocessableError} `not_an_inbox`
   */
  async *list(
    destination: string,
    query: ListInboxQuery = {},
    options?: RequestOptions,
  ): AsyncGenerator<InboxMessage, void, undefined> {
    let after = query.after ?? 0;
    for (;;) {
      const { results, nextAfter } = await this.listPage(destination, { ...query, after }, options);
      if (nextAfter === after) return;
      yield* results;
      after = nextAfter;
    }
  }

  /**
   * One page. To get the next page, pass its `nextAfter` as `after`.
   * @throws {NotFoundError} `destination_not_found`
   * @throws {UnprocessableError} `not_an_inbox`
   */
  listPage(destination: string, query?: ListInboxQuery, options?: RequestOptions): DowelPromise<InboxPage> {
    return this.session.send(listInboxMessages, { params: { destination }, query }, options);
  }
}
