import type {
  CreateIntegration,
  DeployPlan,
  FieldSamples,
  HydratedRevision,
  HydrateQuery,
  Integration,
  IntegrationOverview,
  IntegrationSetup,
  IntegrationSetupQuery,
  ListRevisionsQuery,
  ListSamplesQuery,
  ManifestInput,
  PageQuery,
  PublishedRevision,
  Revision,
  RevisionSummary,
  SignedUrl,
  UploadQuery,
} from '@dowel/schema';
import {
  batchUpsertIntegrations,
  createIntegration,
  createRevision,
  deleteIntegration,
  generateUploadUrl,
  getHydratedRevision,
  getIntegration,
  getIntegrationSetup,
  getRevision,
  listIntegrationOverviews,
  listIntegrations,
  listRevisions,
  listSamples,
} from '@dowel/schema/wire';
import type { DowelList } from '../dowel-list.ts';
import { type DowelPromise, mapData } from '../dowel-promise.ts';
import { ResponseShapeError } from '../errors.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** Options of a deploy. */
export interface DeployOptions extends RequestOptions {
  /** Existing installations stop reading objects that the manifest no longer has. Default: they keep reading them. */
  destructive?: boolean | undefined;
  /** Makes unknown keys errors instead of warnings. */
  strict?: boolean | undefined;
  /** What the deploy changes, and why: at most 500 characters. It is kept with the revisions that the deploy makes. */
  message?: string | undefined;
}

/** What a builder publishes. A manifest can describe several integrations, each with its own name. */
export class Integrations extends Resource {
  /** @throws {NotFoundError} `project_not_found` */
  list(query?: PageQuery, options?: RequestOptions): DowelList<Integration> {
    return this.session.list(listIntegrations, { query }, options);
  }

  /** What is deployed, without contents, and how often it is installed. Older servers do not have this endpoint. */
  overviews(query?: ListRevisionsQuery, options?: RequestOptions): DowelList<IntegrationOverview> {
    return this.session.list(listIntegrationOverviews, { query }, options);
  }

  /** @throws {NotFoundError} `integration_not_found` */
  get(integrationIdOrName: string, options?: RequestOptions): DowelPromise<Integration> {
    return this.session.send(getIntegration, { params: { integrationIdOrName } }, options);
  }

  /**
   * @throws {ConflictError} `name_taken`
   * @throws {UnprocessableError} `manifest_invalid`
   */
  create(body: CreateIntegration, options?: RequestOptions): DowelPromise<Integration> {
    return this.session.send(createIntegration, { body }, options);
  }

  /**
   * Deletes its installations too.
   * @throws {NotFoundError} `integration_not_found`
   */
  delete(integrationIdOrName: string, options?: RequestOptions): DowelPromise<undefined> {
    return this.session.send(deleteIntegration, { params: { integrationIdOrName } }, options);
  }

  /**
   * Creates or updates every integration of a manifest, or none of them. Other integrations stay as they are.
   * @throws {BadRequestError} `manifest_source`, `upload_mismatch`
   * @throws {NotFoundError} `upload_not_found`
   * @throws {UnprocessableError} `manifest_invalid`, with one issue per place
   */
  deploy(source: ManifestSource, options: DeployOptions = {}): DowelPromise<Integration[]> {
    return mapData(this.#batch(source, options, false), (answer) => {
      if (Array.isArray(answer)) return answer;
      throw toOtherAnswerError('planned instead of deploying');
    });
  }

  /**
   * What `deploy` would do, without doing it. Throws what `deploy` throws.
   * @throws {ResponseShapeError} when the server is too old to plan; it has then deployed the manifest
   */
  plan(source: ManifestSource, options: DeployOptions = {}): DowelPromise<DeployPlan> {
    return mapData(this.#batch(source, options, true), (answer) => {
      if (Array.isArray(Object(answer).changes)) return answer as DeployPlan;
      throw toOtherAnswerError(
        Array.isArray(answer) ? 'does not know dry runs, and deployed' : 'answered no plan',
      );
    });
  }

  /**
   * Creates a new revision of one integration.
   * @throws {NotFoundError} `integration_not_found`, `upload_not_found`
   * @throws {BadRequestError} `manifest_source`, `upload_mismatch`
   * @throws {UnprocessableError} `manifest_invalid`
   */
  createRevision(
    integrationId: string,
    body: TextSource,
    { destructive, message, ...options }: DeployOptions = {},
  ): DowelPromise<Revision> {
    const request = { params: { integrationId }, query: { destructive }, body: { ...body, message } };
    return this.session.send(createRevision, request, options);
  }

  /**
   * What was published of an integration, newest first, without contents. Older servers do not have this endpoint.
   * @throws {NotFoundError} `integration_not_found`; `endpoint_not_found` on an older server
   */
  revisions(
    integrationId: string,
    query?: ListRevisionsQuery,
    options?: RequestOptions,
  ): DowelList<RevisionSummary> {
    return this.session.list(listRevisions, { params: { integrationId }, query }, options);
  }

  /** @throws {NotFoundError} `integration_not_found`, `revision_not_found`; `endpoint_not_found` on an older server */
  revision(
    integrationId: string,
    revisionId: string,
    options?: RequestOptions,
  ): DowelPromise<PublishedRevision> {
    return this.session.send(getRevision, { params: { integrationId, revisionId } }, options);
  }

  /** The address to PUT a zipped manifest to before a deploy. Send `Content-MD5` with it, and no credentials. */
  generateUploadUrl(query?: UploadQuery, options?: RequestOptions): DowelPromise<SignedUrl> {
    return this.session.send(generateUploadUrl, { query }, options);
  }

  /**
   * Everything that an install flow shows first, in one answer. Older servers do not have this endpoint.
   * @throws {NotFoundError} `integration_not_found`, `provider_not_found`; `endpoint_not_found` on an older server
   */
  setup(
    integrationIdOrName: string,
    query: IntegrationSetupQuery,
    options?: RequestOptions,
  ): DowelPromise<IntegrationSetup> {
    return this.session.send(getIntegrationSetup, { params: { integrationIdOrName }, query }, options);
  }

  /**
   * A revision filled with the objects and fields of a connection's account.
   * @throws {NotFoundError} `integration_not_found`, `revision_not_found`, `connection_not_found`
   */
  getHydratedRevision(
    integrationId: string,
    revisionId: string,
    query: HydrateQuery,
    options?: RequestOptions,
  ): DowelPromise<HydratedRevision> {
    return this.session.send(getHydratedRevision, { params: { integrationId, revisionId }, query }, options);
  }

  /**
   * Values of some fields of an object, read from a connection's account for this answer only.
   * @throws {NotFoundError} `integration_not_found`, `connection_not_found`, `object_not_found`
   * @throws {UnprocessableError} `samples_unavailable` unless the hydrated object has `hasSamples`
   */
  samples(
    integrationId: string,
    objectName: string,
    query: ListSamplesQuery,
    options?: RequestOptions,
  ): DowelPromise<FieldSamples> {
    return this.session.send(listSamples, { params: { integrationId, objectName }, query }, options);
  }

  #batch(
    source: ManifestSource,
    { destructive, strict, message, ...options }: DeployOptions,
    dryRun: boolean,
  ) {
    const body = { ...source, ...(strict && { strict }), ...(dryRun && { dryRun }), message };
    return this.session.send(batchUpsertIntegrations, { query: { destructive }, body }, options);
  }
}

function toOtherAnswerError(what: string): ResponseShapeError {
  const { operation } = batchUpsertIntegrations;
  return new ResponseShapeError(`${operation}: the server ${what}. List its integrations, and update it.`, {
    operation,
  });
}

/** A manifest as text (YAML or JSON), or the address of an upload: a URL, or `gs://bucket/path`. */
export type TextSource =
  | { sourceYaml: string; sourceZipUrl?: never }
  | { sourceZipUrl: string; sourceYaml?: never };

/** A manifest as text, as an upload, or as a value. */
export type ManifestSource =
  | (TextSource & { manifest?: never })
  | { manifest: ManifestInput; sourceYaml?: never; sourceZipUrl?: never };
