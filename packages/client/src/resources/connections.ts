import type {
  Connection,
  CustomAuthConnect,
  CustomAuthConnected,
  GenerateConnection,
  GetConnectionQuery,
  ListConnectionsQuery,
  OauthConnect,
  OauthUpdateQuery,
  UpdateConnection,
} from '@dowel/schema';
import {
  customAuthConnect,
  deleteConnection,
  generateConnection,
  getConnection,
  listConnections,
  oauthConnect,
  oauthUpdate,
  updateConnection,
} from '@dowel/schema/wire';
import type { DowelList } from '../dowel-list.ts';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** Stored credentials for providers, on behalf of groups and consumers. */
export class Connections extends Resource {
  /**
   * A group's default connection comes first.
   * @throws {NotFoundError} `project_not_found`
   */
  list(query?: ListConnectionsQuery, options?: RequestOptions): DowelList<Connection> {
    return this.session.list(listConnections, { query }, options);
  }

  /**
   * The answer includes credentials only when the query asks for them and the API key has scope `full`.
   * @throws {NotFoundError} `connection_not_found`
   * @throws {UnprocessableError} `credentials_rejected`, on a refresh
   * @throws {ServerError} `provider_unreachable`, on a refresh
   */
  get(connectionId: string, query?: GetConnectionQuery, options?: RequestOptions): DowelPromise<Connection> {
    return this.session.send(getConnection, { params: { connectionId }, query }, options);
  }

  /**
   * Connects with credentials that a person typed: an API key, a password, a client secret.
   * @throws {BadRequestError} `provider_unknown`, `provider_metadata_missing`
   * @throws {UnprocessableError} `auth_scheme_mismatch`, `auth_scheme_unsupported`, `credentials_rejected`,
   * `provider_host_not_allowed`
   */
  generate(body: GenerateConnection, options?: RequestOptions): DowelPromise<Connection> {
    return this.session.send(generateConnection, { body }, options);
  }

  /**
   * Changes what `updateMask` names.
   * @throws {NotFoundError} `connection_not_found`
   * @throws {BadRequestError} `invalid_update_mask`
   * @throws {UnprocessableError} `auth_scheme_mismatch`, `credentials_rejected`
   */
  update(connectionId: string, body: UpdateConnection, options?: RequestOptions): DowelPromise<Connection> {
    return this.session.send(updateConnection, { params: { connectionId }, body }, options);
  }

  /**
   * @throws {NotFoundError} `connection_not_found`
   * @throws {ConflictError} `connection_in_use`
   */
  delete(connectionId: string, options?: RequestOptions): DowelPromise<undefined> {
    return this.session.send(deleteConnection, { params: { connectionId } }, options);
  }

  /**
   * The address of the page where a person's sign-in starts. Open it in a popup or go there. It works only in the first
   * browser that opens it, and for ten minutes.
   * @throws {BadRequestError} `provider_unknown`, `provider_app_missing`, `provider_metadata_missing`
   * @throws {UnprocessableError} `auth_scheme_mismatch`, `provider_host_not_allowed`
   */
  oauthConnect(
    body: Omit<OauthConnect, 'projectIdOrName' | 'projectId'>,
    options?: RequestOptions,
  ): DowelPromise<string> {
    return this.session.send(
      oauthConnect,
      { body: { projectIdOrName: this.session.project, ...body } },
      options,
    );
  }

  /**
   * Like `oauthConnect`, but for an existing connection, which keeps its id.
   * @throws {NotFoundError} `connection_not_found`
   * @throws {BadRequestError} `provider_app_missing`
   * @throws {UnprocessableError} `auth_scheme_mismatch`
   */
  oauthUpdate(
    connectionId: string,
    query?: OauthUpdateQuery,
    options?: RequestOptions,
  ): DowelPromise<string> {
    return this.session.send(oauthUpdate, { params: { connectionId }, query }, options);
  }

  /**
   * One step of a sign-in that has several. The first call names provider, group, consumer and inputs, each later call
   * the `sessionId` of the answer before. Answers either the next page or the connection.
   * @throws {BadRequestError} `provider_unknown`, `provider_app_missing`, `provider_metadata_missing`, `state_invalid`
   * @throws {PermissionError} `consent_denied`
   * @throws {UnprocessableError} `auth_scheme_mismatch`, `auth_scheme_unsupported`, `credentials_rejected`,
   * `provider_host_not_allowed`
   */
  customAuthConnect(
    body: Omit<CustomAuthConnect, 'projectIdOrName'>,
    options?: RequestOptions,
  ): DowelPromise<CustomAuthConnected> {
    return this.session.send(
      customAuthConnect,
      { body: { projectIdOrName: this.session.project, ...body } },
      options,
    );
  }
}
