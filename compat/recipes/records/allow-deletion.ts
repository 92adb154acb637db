// recipes/records/allow-deletion.ts
import type { DowelClient } from '@dowel/client';

/** Lets your product delete contacts of this customer. Ask the customer first. */
export async function allowDeletion(dowel: DowelClient, integrationId: string, installationId: string) {
  await dowel.installations.patchObjectConfig(integrationId, 'contacts', {
    installationId,
    action: 'write',
    changes: [{ op: 'add', path: '/deletionSettings', value: { enabled: true } }],
  });
}
