import type { ListInboxQuery } from '@dowel/schema';
import type { RequestOptions } from '../options.ts';
import { type ReceivedRecord, receivedRecords } from '../received-records.ts';
import { Resource } from '../resource.ts';
import { Inbox } from './inbox.ts';

/** The records of customers that have come to a destination of the type `inbox`. */
export class Records extends Resource {
  /**
   * Every record after a position, in the order in which they came, until none is left:
   * `for await (const { record, objectName, groupRef } of client.records.list('inbox', { after }))`. Notifications are
   * left out. A record of a test message has `isTest`, and does not exist. Store the `position` of the last message that
   * you have handled wholly, and begin there the next time. Numbers that a JavaScript number cannot hold lose digits;
   * `client.inbox.list` has the JSON as it is.
   * @throws {NotFoundError} `destination_not_found`
   * @throws {UnprocessableError} `not_an_inbox`
   * @throws {ResponseShapeError} when a message cannot be opened any more, or a large one not downloaded
   */
  async *list(
    destination: string,
    query?: ListInboxQuery,
    options: RequestOptions = {},
  ): AsyncGenerator<ReceivedRecord, void, undefined> {
    const messages = new Inbox(this.session).list(destination, query, options);
    yield* receivedRecords(this.session, messages, options.signal);
  }
}
