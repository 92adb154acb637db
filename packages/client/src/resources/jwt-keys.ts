import type { CreatedJwtKey, CreateJwtKey, JwtKey, ListJwtKeysQuery, UpdateJwtKey } from '@dowel/schema';
import { createJwtKey, deleteJwtKey, getJwtKey, listJwtKeys, updateJwtKey } from '@dowel/schema/wire';
import type { DowelList } from '../dowel-list.ts';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** Public keys with which the service checks consumer tokens. */
export class JwtKeys extends Resource {
  /** @throws {NotFoundError} `project_not_found` */
  list(query?: ListJwtKeysQuery, options?: RequestOptions): DowelList<JwtKey> {
    return this.session.list(listJwtKeys, { query }, options);
  }

  /**
   * Registers a public key. Sign tokens with the `kid` in the answer.
   * @throws {BadRequestError} `jwt_key_invalid`
   * @throws {NotFoundError} `project_not_found`
   */
  create(body: CreateJwtKey, options?: RequestOptions): DowelPromise<CreatedJwtKey> {
    return this.session.send(createJwtKey, { body }, options);
  }

  /** @throws {NotFoundError} `jwt_key_not_found` */
  get(keyId: string, options?: RequestOptions): DowelPromise<JwtKey> {
    return this.session.send(getJwtKey, { params: { keyId } }, options);
  }

  /**
   * Changes what `updateMask` names. With `active: false`, the service refuses the key's tokens.
   * @throws {BadRequestError} `invalid_update_mask`
   * @throws {NotFoundError} `jwt_key_not_found`
   */
  update(keyId: string, body: UpdateJwtKey, options?: RequestOptions): DowelPromise<JwtKey> {
    return this.session.send(updateJwtKey, { params: { keyId }, body }, options);
  }

  /** @throws {NotFoundError} `jwt_key_not_found` */
  delete(keyId: string, options?: RequestOptions): DowelPromise<undefined> {
    return this.session.send(deleteJwtKey, { params: { keyId } }, options);
  }
}
