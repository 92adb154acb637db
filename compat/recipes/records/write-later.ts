// recipes/records/write-later.ts
import type { DowelClient } from '@dowel/client';

/** Hands a change over. Dowel repeats it for up to a day while the provider is busy or away. */
export async function changeLater(
  dowel: DowelClient,
  integrationId: string,
  groupRef: string,
  record: { id: string; city: string },
) {
  const { operationId } = await dowel.write.update(integrationId, 'contacts', {
    groupRef,
    record,
    mode: 'asynchronous',
    retryPolicy: { deadlineHours: 24 },
  });
  return operationId; // operations.get and the event write.async.done tell the end
}
