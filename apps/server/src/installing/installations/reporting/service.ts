import type { InstallationFields, NotificationEvent } from '@dowel/schema';
import { toAnsweredContent } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { isAnyInstallation } from '../../../platform/db/installation-joins.ts';
import { selectReported } from './queries.ts';

/** What events tell of an installation. Undefined if it has been deleted. */
export async function installationFields(
  context: Context,
  installationId: string,
): Promise<InstallationFields | undefined> {
  return (await fieldsOfInstallations(context, [installationId])).get(installationId);
}

/** What events tell of installations, by their ids. Those that have been deleted are missing. */
export async function fieldsOfInstallations(
  context: Context,
  installationIds: readonly string[],
): Promise<ReadonlyMap<string, InstallationFields>> {
  const reported = await selectReported(context, isAnyInstallation(installationIds));
  return new Map(reported.map(({ fields }) => [fields.installationId, fields]));
}

/**
 * The events that tell that the scheduled reads of installations were paused.
 * @param error why, as callers of the API may read it.
 */
export async function schedulePausedEvents(
  context: Context,
  installationIds: readonly string[],
  error: string,
): Promise<NotificationEvent[]> {
  const reported = await selectReported(context, isAnyInstallation(installationIds));
  return reported.map(({ fields, content }) => ({
    notificationType: 'read.schedule.paused' as const,
    data: { ...fields, config: toAnsweredContent(content), error },
  }));
}
