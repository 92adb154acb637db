import type { IntegrationWriteObject, WriteRecords } from '@dowel/schema';
import { batchLimit, checkWrite, supportOf, writesUnsupportedProblem } from '@dowel/schema/rules';
import { validate } from 'uuid';
import type { Context } from '../../context.ts';
import { type Acting, actingFor } from '../../installing/connections/service.ts';
import type { OfGroup } from '../../installing/installations/rules.ts';
import { notInstalled } from '../../installing/installations/several/service.ts';
import * as integrations from '../../installing/integrations/service.ts';
import { assertOwnGroup } from '../../platform/group-access.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { Connector, WriteFacts } from '../../providers/connectors/connector.ts';
import * as providers from '../../providers/providers/service.ts';
import { findWriting, type WritingInstallation } from './target-queries.ts';

/** What a write is about: an object of an installation, and how its records are written. */
export interface WriteTarget {
  /** Its connection is the one that the caller acts with. */
  readonly installation: WritingInstallation & Acting;
  /** In the latest manifest. */
  readonly object: IntegrationWriteObject;
  readonly connector: Connector;
  readonly endpoint: WriteFacts;
  /** Of an upsert: the provider's field that says which record is meant. */
  readonly upsertField: string | undefined;
  /** How many records the provider takes at once. */
  readonly mostRecords: number;
  /** The provider's name for people. */
  readonly title: string;
}

/**
 * Finds what a request to write is about.
 * @throws {ProblemError} `integration_not_found`, `installation_not_found`, `installation_ref_needed`, `token_not_allowed`,
 * `personal_connection_needed`, `account_differs`, `credentials_rejected`, `object_not_found`, `object_disabled`, `deletion_disabled`, `writes_unsupported`
 */
export async function findTarget(
  context: Context,
  { integrationId, objectName }: { integrationId: string; objectName: string },
  body: WriteRecords,
): Promise<WriteTarget> {
  assertOwnGroup(context, body.groupRef);
  const found = await findInstallation(context, integrationId, body);
  const acting = await actingFor(context, { ...found, actAs: found.manifest.actAs });
  const installation = { ...found, ...acting };
  const { manifest: revision, config, integrationName, provider } = installation;
  const title = providers.titleOf(context, provider);
  const entry = context.catalogue.find(provider);
  const connector = await context.connectors.find(provider);
  const support = entry && connector ? supportOf(entry, revision.module) : undefined;
  const writing = (name: string, field?: string) => connector?.writing(name, body.type, field);
  const party = {
    integrationName,
    revision,
    config,
    title,
    support,
    writesWhole: (name: string) => writing(name)?.batch !== undefined,
    upserts: (name: string, field: string) => writing(name, field) !== undefined,
    associates: (name: string) => writing(name)?.associates === true,
  };
  const checked = checkWrite(party, objectName, body);
  if ('code' in checked) throw new ProblemError(checked.code, checked.words);
  const { object, upsertField } = checked;
  const endpoint = writing(object.objectName, upsertField);
  const mostRecords = batchLimit(support, body.type, object.objectName);
  if (connector && endpoint) {
    return { installation, object, connector, endpoint, upsertField, mostRecords, title };
  }
  const what = `${body.type} records of "${object.objectName}"`;
  throw new ProblemError('writes_unsupported', writesUnsupportedProblem(title, what));
}

async function findInstallation(
  context: Context,
  integrationId: string,
  { groupRef, installationRef = '' }: OfGroup,
): Promise<WritingInstallation> {
  const ofGroup = { groupRef, installationRef };
  // Only a UUID can be an id, but it may also be a name.
  const byId = validate(integrationId)
    ? await findWriting(context, { integrationId, ...ofGroup })
    : undefined;
  const found = byId ?? (await findWriting(context, { integrationName: integrationId, ...ofGroup }));
  if (found) return found;
  throw await notInstalled(context, await integrations.get(context, integrationId), ofGroup);
}
