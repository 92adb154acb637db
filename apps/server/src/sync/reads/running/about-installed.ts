import type { ReadInstallation } from './plan-queries.ts';

/** What every message about an object of an installation says, in reads and in events. */
export function aboutInstalled(
  { fields, updateTime, createTime, workspace }: ReadInstallation,
  { objectName, deliveredName }: { readonly objectName: string; readonly deliveredName: string },
) {
  const { integrationId, integrationName: _, connectionId, ...who } = fields;
  return {
    ids: { integrationId, installationId: fields.installationId, connectionId },
    said: {
      ...who,
      installationUpdateTime: (updateTime ?? createTime).toISOString(),
      objectName: deliveredName,
      rawObjectName: objectName,
      ...(workspace !== null && { workspace }),
    },
  };
}
