import type {
  ConfigContent,
  Connection,
  InstallationFields,
  Integration,
  NotificationEvent,
} from '@dowel/schema';
import { toAnsweredContent } from '@dowel/schema/rules';
import type { StoredInstallation } from '../queries.ts';
import { namesOf } from '../rules.ts';
import type { ReportedInstallation } from './queries.ts';

/** The events that tell of an installation with one config: the new one, or the one that was removed. */
export function installationEvent(
  notificationType: 'installation.created' | 'installation.deleted',
  { fields, content }: ReportedInstallation,
): NotificationEvent {
  return { notificationType, data: { ...fields, config: toAnsweredContent(content) } };
}

/** @param lastContent the config before the change. */
export function installationUpdatedEvent(
  { fields, content }: ReportedInstallation,
  lastContent: ConfigContent,
): NotificationEvent {
  const configs = { config: toAnsweredContent(content), lastConfig: toAnsweredContent(lastContent) };
  return { notificationType: 'installation.updated', data: { ...fields, ...configs } };
}

/** What events tell of an installation whose integration and connection are at hand. */
export function toReported(
  {
    id,
    installationRef,
    name,
    config,
  }: Pick<StoredInstallation, 'id' | 'installationRef' | 'name' | 'config'>,
  integration: Pick<Integration, 'id' | 'name'>,
  connection: Connection,
): ReportedInstallation {
  const { group, consumer } = connection;
  const fields: InstallationFields = {
    projectId: connection.projectId,
    provider: connection.provider,
    integrationId: integration.id,
    integrationName: integration.name,
    installationId: id,
    ...namesOf({ installationRef, name }),
    connectionId: connection.id,
    groupRef: group.groupRef,
    groupName: group.groupName,
    consumerRef: consumer.consumerRef,
    consumerName: consumer.consumerName,
  };
  return { fields, content: config.content };
}
