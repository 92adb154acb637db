// recipes/records/read-now.ts
import { setTimeout } from 'node:timers/promises';
import type { DowelClient } from '@dowel/client';

/** Reads what has changed since a time, and waits for the end. The records go to the destination of the object. */
export async function readNow(
  dowel: DowelClient,
  integrationId: string,
  groupRef: string,
  sinceTimestamp: string,
) {
  const { operationId } = await dowel.reads.trigger(integrationId, 'contacts', { groupRef, sinceTimestamp });
  for (;;) {
    const { status, result } = await dowel.operations.get(operationId);
    if (status === 'success') return result;
    if (status === 'failure') {
      const { diagnosis } = await dowel.operations.explain(operationId);
      throw new Error(`${diagnosis.summary} ${diagnosis.remedy}`);
    }
    await setTimeout(2000);
  }
}
