import { aboutInstalled } from '../../reads/running/about-installed.ts';
import type { EventPlan } from './find-plan.ts';
import type { InboundRow } from './queries.ts';

/** Where the messages of some events go, and what they say beside the records. */
export function toAddressed(
  { installed, wanted, read, destination }: EventPlan,
  first: InboundRow | undefined,
  missingFields: readonly string[],
) {
  const { objectName } = wanted;
  const deliveredName = read?.mapToName ?? objectName;
  const { ids, said } = aboutInstalled(installed, { objectName, deliveredName });
  return {
    runId: first?.id ?? '',
    destinationId: destination.id,
    maxRecords: Number.POSITIVE_INFINITY,
    ordered:
      destination.ordering === 'record'
        ? { installationId: installed.fields.installationId, objectName }
        : undefined,
    metadata: { ...ids, objectName: deliveredName },
    envelope: {
      action: 'subscribe' as const,
      ...said,
      ...(missingFields.length > 0 && { missingFields: [...missingFields] }),
      ...(first && { operationTime: first.createTime.toISOString() }),
    },
  };
}
