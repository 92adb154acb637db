import type { ListStoppedConnectionsQuery, StopConnections, Stopped, StoppedConnection } from '@dowel/schema';
import { listStoppedConnections, stopConnections } from '@dowel/schema/wire';
import type { DowelList } from '../dowel-list.ts';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** Ending the access to the accounts of a group, of an integration or of a whole project. */
export class StoppedConnections extends Resource {
  /**
   * Stops connections and revokes their tokens at the providers.
   * @throws {NotFoundError} `integration_not_found`
   */
  stop(body: StopConnections, options?: RequestOptions): DowelPromise<Stopped> {
    return this.session.send(stopConnections, { body }, options);
  }

  /** What was stopped, whether it was revoked, and why not. */
  list(query?: ListStoppedConnectionsQuery, options?: RequestOptions): DowelList<StoppedConnection> {
    return this.session.list(listStoppedConnections, { query }, options);
  }
}
