import type {
  ConnectionLink,
  CreateConnectionLink,
  CreatedConnectionLink,
  ListConnectionLinksQuery,
} from '@dowel/schema';
import { createConnectionLink, deleteConnectionLink, listConnectionLinks } from '@dowel/schema/wire';
import type { DowelList } from '../dowel-list.ts';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** Links to pages of the service on which people connect their accounts. */
export class ConnectionLinks extends Resource {
  /** @throws {NotFoundError} `project_not_found` */
  list(query?: ListConnectionLinksQuery, options?: RequestOptions): DowelList<ConnectionLink> {
    return this.session.list(listConnectionLinks, { query }, options);
  }

  /**
   * Makes a link. Only this answer has its address.
   * @throws {NotFoundError} `integration_not_found`, `connection_not_found`
   */
  create(body: CreateConnectionLink, options?: RequestOptions): DowelPromise<CreatedConnectionLink> {
    return this.session.send(createConnectionLink, { body }, options);
  }

  /**
   * Revokes a link. A connection that it has made stays.
   * @throws {NotFoundError} `connection_link_not_found`
   */
  delete(connectionLinkId: string, options?: RequestOptions): DowelPromise<undefined> {
    return this.session.send(deleteConnectionLink, { params: { connectionLinkId } }, options);
  }
}
