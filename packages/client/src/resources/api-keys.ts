import type { ApiKey, CreateApiKey, CreatedApiKey, ListApiKeysQuery, UpdateApiKey } from '@dowel/schema';
import { createApiKey, deleteApiKey, getApiKey, listApiKeys, updateApiKey } from '@dowel/schema/wire';
import type { DowelList } from '../dowel-list.ts';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/**
 * API keys, with which callers authenticate for a project. Calls identify a key by the key itself, so make them only
 * from a backend.
 */
export class ApiKeys extends Resource {
  /** @throws {NotFoundError} `project_not_found` */
  list(query?: ListApiKeysQuery, options?: RequestOptions): DowelList<ApiKey> {
    return this.session.list(listApiKeys, { query }, options);
  }

  /**
   * Makes a key of scope `full`, with a warning, if `body` has no `scopes`.
   * @throws {NotFoundError} `project_not_found`
   */
  create(body: CreateApiKey, options?: RequestOptions): DowelPromise<CreatedApiKey> {
    return this.session.send(createApiKey, { body }, options);
  }

  /** @throws {NotFoundError} `api_key_not_found` */
  get(apiKey: string, options?: RequestOptions): DowelPromise<ApiKey> {
    return this.session.send(getApiKey, { params: { apiKey } }, options);
  }

  /**
   * Changes what `updateMask` names; `active: false` turns a key off.
   * @throws {BadRequestError} `invalid_update_mask`
   * @throws {NotFoundError} `api_key_not_found`
   */
  update(apiKey: string, body: UpdateApiKey, options?: RequestOptions): DowelPromise<ApiKey> {
    return this.session.send(updateApiKey, { params: { apiKey }, body }, options);
  }

  /** @throws {NotFoundError} `api_key_not_found` */
  delete(apiKey: string, options?: RequestOptions): DowelPromise<undefined> {
    return this.session.send(deleteApiKey, { params: { apiKey } }, options);
  }
}
