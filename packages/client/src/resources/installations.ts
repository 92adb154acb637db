import type {
  Activity,
  CreateInstallation,
  Installation,
  ListActivityQuery,
  ListInstallationsQuery,
  PatchObjectConfig,
  UpdateInstallation,
} from '@dowel/schema';
import {
  createInstallation,
  deleteInstallation,
  getInstallation,
  listActivity,
  listInstallations,
  listInstallationsForProject,
  patchObjectConfig,
  updateInstallation,
} from '@dowel/schema/wire';
import type { DowelList } from '../dowel-list.ts';
import { type DowelPromise, mapData } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** Options of a call that saves a config. */
export interface SaveOptions extends RequestOptions {
  /** Skips the sample reads that check a config against the provider. */
  skipSampling?: boolean | undefined;
}

/** Integrations installed for groups. */
export class Installations extends Resource {
  /** @throws {NotFoundError} `integration_not_found` */
  list(
    integrationId: string,
    query?: ListInstallationsQuery,
    options?: RequestOptions,
  ): DowelList<Installation> {
    return this.session.list(listInstallations, { params: { integrationId }, query }, options);
  }

  /** The installations of all integrations. */
  listForProject(query?: ListInstallationsQuery, options?: RequestOptions): DowelList<Installation> {
    return this.session.list(listInstallationsForProject, { query }, options);
  }

  /**
   * The installation of a group, or null. The default one unless `installationRef` names another.
   * @throws {NotFoundError} `integration_not_found`
   */
  find(
    integrationId: string,
    query: { groupRef: string; installationRef?: string | undefined },
    options?: RequestOptions,
  ): DowelPromise<Installation | null> {
    return mapData(
      this.list(integrationId, { ...query, installationRef: query.installationRef ?? '' }, options),
      ([first = null]) => first,
    );
  }

  /** @throws {NotFoundError} `integration_not_found`, `installation_not_found` */
  get(integrationId: string, installationId: string, options?: RequestOptions): DowelPromise<Installation> {
    return this.session.send(getInstallation, { params: { integrationId, installationId } }, options);
  }

  /**
   * Installs an integration for a group, over its default connection unless `connectionId` is given.
   * @throws {NotFoundError} `integration_not_found`, `connection_not_found`
   * @throws {ConflictError} `group_already_installed` when the group has it already
   * @throws {UnprocessableError} `connection_missing`, `config_invalid`, `sample_read_failed`
   */
  create(
    integrationId: string,
    body: CreateInstallation,
    { skipSampling, ...options }: SaveOptions = {},
  ): DowelPromise<Installation> {
    const query = { skipSampling };
    return this.session.send(createInstallation, { params: { integrationId }, query, body }, options);
  }

  /**
   * Changes what `updateMask` names; to change one object, prefer `patchObjectConfig`.
   * @throws {BadRequestError} `invalid_update_mask`
   * @throws {NotFoundError} `installation_not_found`, `connection_not_found`
   * @throws {UnprocessableError} `config_invalid`, `sample_read_failed`
   */
  update(
    integrationId: string,
    installationId: string,
    body: UpdateInstallation,
    { skipSampling, ...options }: SaveOptions = {},
  ): DowelPromise<Installation> {
    const params = { integrationId, installationId };
    return this.session.send(updateInstallation, { params, query: { skipSampling }, body }, options);
  }

  /**
   * Uninstalls. Deletes the connection too, when no other installation uses it.
   * @throws {NotFoundError} `installation_not_found`
   */
  delete(integrationId: string, installationId: string, options?: RequestOptions): DowelPromise<undefined> {
    return this.session.send(deleteInstallation, { params: { integrationId, installationId } }, options);
  }

  /**
   * Changes the config of one object by JSON Patch: all changes or none.
   * @throws {NotFoundError} `integration_not_found`, `installation_not_found`, `object_not_found`
   * @throws {UnprocessableError} `patch_invalid`, `config_invalid`, `sample_read_failed`
   */
  patchObjectConfig(
    integrationId: string,
    objectName: string,
    body: PatchObjectConfig,
    options?: RequestOptions,
  ): DowelPromise<Installation> {
    return this.session.send(patchObjectConfig, { params: { integrationId, objectName }, body }, options);
  }

  /**
   * What happened to an installation, newest first. With `changesOf`, the changes of one object with its content.
   * @throws {NotFoundError} `integration_not_found`, `installation_not_found`
   */
  activity(
    integrationId: string,
    installationId: string,
    query?: ListActivityQuery,
    options?: RequestOptions,
  ): DowelList<Activity> {
    return this.session.list(listActivity, { params: { integrationId, installationId }, query }, options);
  }
}
