import type { CreateConsumer } from '@dowel/schema';
import { createConsumer } from '@dowel/schema/wire';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** The end users of the builder's product. */
export class Consumers extends Resource {
  /**
   * Makes a consumer before they connect anything, or renames every consumer with this ref. A new one joins the first
   * group that names it. Whoever connects is made a consumer by that, too.
   */
  create(body: CreateConsumer, options?: RequestOptions): DowelPromise<undefined> {
    return this.session.send(createConsumer, { body }, options);
  }
}
