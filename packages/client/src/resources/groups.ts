import type { CreateGroup, Erased, GroupOverview, GroupSummary, ListGroupsQuery } from '@dowel/schema';
import { createGroup, eraseConsumer, eraseGroup, getGroup, listGroups } from '@dowel/schema/wire';
import type { DowelList } from '../dowel-list.ts';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** The companies, teams or workspaces of the builder's product. */
export class Groups extends Resource {
  /** The worst first, and then by reference. A page has 50 unless `pageSize` says otherwise. */
  list(query?: ListGroupsQuery, options?: RequestOptions): DowelList<GroupSummary> {
    return this.session.list(listGroups, { query }, options);
  }

  /**
   * Everything that a page about a group shows first.
   * @throws {NotFoundError} `group_not_found`
   */
  get(groupRef: string, options?: RequestOptions): DowelPromise<GroupOverview> {
    return this.session.send(getGroup, { params: { groupRef } }, options);
  }

  /** Makes a group before it connects anything, or renames it. A group that connects is made by that, too. */
  create(body: CreateGroup, options?: RequestOptions): DowelPromise<undefined> {
    return this.session.send(createGroup, { body }, options);
  }

  /**
   * Erases a group with its installations, connections, people, events and deliveries. It cannot be undone. Answers how
   * much there was; repeating it is harmless.
   */
  erase(groupRef: string, options?: RequestOptions): DowelPromise<Erased> {
    return this.session.send(eraseGroup, { params: { groupRef } }, options);
  }

  /**
   * Erases a person of a group with their connections and events. It cannot be undone.
   * @throws {ConflictError} `connection_in_use` while an installation uses a connection of this person
   */
  eraseConsumer(groupRef: string, consumerRef: string, options?: RequestOptions): DowelPromise<Erased> {
    return this.session.send(eraseConsumer, { params: { groupRef, consumerRef } }, options);
  }
}
