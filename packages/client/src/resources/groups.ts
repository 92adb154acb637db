import type { CreateGroup } from '@dowel/schema';
import { createGroup } from '@dowel/schema/wire';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** The companies, teams or workspaces of the builder's product. */
export class Groups extends Resource {
  /** Makes a group before it connects anything, or renames it. A group that connects is made by that, too. */
  create(body: CreateGroup, options?: RequestOptions): DowelPromise<undefined> {
    return this.session.send(createGroup, { body }, options);
  }
}
