import type { CreateIntegration, Integration, PageQuery, Revision } from '@dowel/schema';
import { contentMismatch } from '@dowel/schema/manifest';
import {
  integrationNameTakenProblem,
  integrationNotFoundProblem,
  revisionNotFoundProblem,
} from '@dowel/schema/rules';
import { validate } from 'uuid';
import type { Context } from '../../context.ts';
import { Unreported } from '../../platform/events/unreported.ts';
import { type Concluded, lastStep } from '../../platform/last-step.ts';
import { type Page, readPage } from '../../platform/paging/read-page.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { WithHeaders } from '../../platform/requests/route.ts';
import { lostWarnings, warned } from '../../platform/requests/warned.ts';
import { assertDeployable, warner } from './deploys/assert-deployable.ts';
import {
  deleteIntegrationRow,
  type IntegrationOfGroup,
  insertIntegration,
  lockDeploys,
  lockIntegration,
  selectForGroup,
  selectIntegrations,
  selectRevision,
} from './queries.ts';
import { readInThread } from './read-in-thread.ts';

/** @throws {ProblemError} `invalid_request` */
export function list(context: Context, query: PageQuery): Promise<Page<Integration>> {
  return readPage(context, ['listIntegrations'], query, (slice) => selectIntegrations(context, slice));
}

/** @throws {ProblemError} `integration_not_found` */
export async function get(context: Context, integrationIdOrName: string): Promise<Integration> {
  return (await getForGroup(context, integrationIdOrName, undefined)).integration;
}

/**
 * An integration, with the group's installation of this reference, if there is one.
 * @throws {ProblemError} `integration_not_found`
 */
export async function getForGroup(
  context: Context,
  integrationIdOrName: string,
  groupRef: string | undefined,
  installationRef?: string,
): Promise<IntegrationOfGroup> {
  const found =
    // Only a UUID can be an id, but it may also be a name.
    (validate(integrationIdOrName)
      ? await selectForGroup(context, { id: integrationIdOrName }, groupRef, installationRef)
      : undefined) ??
    (await selectForGroup(context, { name: integrationIdOrName }, groupRef, installationRef));
  if (found) return found;
  throw new ProblemError('integration_not_found', integrationNotFoundProblem(integrationIdOrName));
}

export { selectLastReading as getLastReading } from './queries.ts';

/** @throws {ProblemError} `revision_not_found` */
export async function getRevision(
  context: Context,
  integrationId: string,
  revisionId: string,
): Promise<Revision> {
  const revision = await selectRevision(context, integrationId, revisionId);
  if (revision) return revision;
  throw new ProblemError('revision_not_found', revisionNotFoundProblem(revisionId));
}

/**
 * Creates an integration with its first revision.
 * @param sent the body as it was sent; see `checkNewIntegration`
 * @throws {ProblemError} `manifest_invalid`, `name_taken`
 */
export async function create(
  context: Context,
  input: CreateIntegration,
  sent: unknown,
): Promise<Concluded<WithHeaders<Integration>>> {
  const mismatch = contentMismatch(input);
  if (mismatch) throw new ProblemError('manifest_invalid', mismatch);
  const { name, latestRevision } = input;
  return context.queues.deploys.run(context.project.orgId, async () => {
    const { minScheduleMinutes } = context.env;
    const source = await readInThread(context, 'checkNew', sent, { minScheduleMinutes });
    const manifest = await assertDeployable(context, source, 'latestRevision.content');
    const [content] = manifest.integrations;
    const warned = await warner(context, source, manifest, 'latestRevision.content');
    return lastStep(context, async (tx) => {
      await lockDeploys(tx);
      const revision = content && { specVersion: latestRevision.specVersion, content };
      const integration = revision && (await insertIntegration(tx, revision));
      if (integration) return warned(integration);
      throw new ProblemError('name_taken', integrationNameTakenProblem(name));
    });
  });
}

/**
 * Deletes an integration with its installations, and the connections that nothing else uses. The installations go before, part
 * by part: a repeat goes on where one was cut off.
 * @throws {ProblemError} `integration_not_found`
 */
export async function remove(
  context: Context,
  integrationIdOrName: string,
): Promise<Concluded<WithHeaders<undefined>>> {
  const { id: integrationId } = await get(context, integrationIdOrName);
  await context.installationEffects.leaving(context, { integrationId });
  const before = await context.integrationEffects.deleting(context, integrationId);
  const removal = () =>
    lastStep(context, async (tx) => {
      await lockDeploys(tx);
      // Of the one whose subscriptions were removed. Another one may have its name by now.
      const integration = await get(tx, integrationId);
      await lockIntegration(tx, integration.id);
      const since = await tx.integrationEffects.deleting(tx, integration.id);
      const deleted = await deleteIntegrationRow(tx, integration.id);
      Unreported.silent(
        deleted,
        'the effects have reported every installation, and integrations have no events',
      );
      return warned(undefined, ...lostWarnings(before, since));
    });
  return context.queues.deploys.run(context.project.orgId, removal);
}
