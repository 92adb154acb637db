import type { CreateProviderApp, ListProviderAppsQuery, ProviderApp, UpdateProviderApp } from '@dowel/schema';
import {
  createProviderApp,
  deleteProviderApp,
  listProviderApps,
  updateProviderApp,
} from '@dowel/schema/wire';
import type { DowelList } from '../dowel-list.ts';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** OAuth clients at providers: the builder's own, and those of customers who sign in with one of theirs. Secrets can be written but not read. */
export class ProviderApps extends Resource {
  /**
   * The project's own, or with `owner: 'group'` those of its groups.
   * @throws {NotFoundError} `project_not_found`
   */
  list(query?: ListProviderAppsQuery, options?: RequestOptions): DowelList<ProviderApp> {
    return this.session.list(listProviderApps, { query }, options);
  }

  /**
   * @throws {BadRequestError} `provider_unknown`
   * @throws {NotFoundError} `project_not_found`
   * @throws {ConflictError} `provider_app_exists`
   */
  create(body: CreateProviderApp, options?: RequestOptions): DowelPromise<ProviderApp> {
    return this.session.send(createProviderApp, { body }, options);
  }

  /**
   * Changes what `updateMask` names.
   * @throws {BadRequestError} `invalid_update_mask`, `provider_unknown`
   * @throws {NotFoundError} `provider_app_not_found`
   * @throws {ConflictError} `provider_app_exists`
   */
  update(
    providerAppId: string,
    body: UpdateProviderApp,
    options?: RequestOptions,
  ): DowelPromise<ProviderApp> {
    return this.session.send(updateProviderApp, { params: { providerAppId }, body }, options);
  }

  /** @throws {NotFoundError} `provider_app_not_found` */
  delete(providerAppId: string, options?: RequestOptions): DowelPromise<undefined> {
    return this.session.send(deleteProviderApp, { params: { providerAppId } }, options);
  }
}
