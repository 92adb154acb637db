// recipes/records/allow-deletion.ts
import type { DowelClient } from '@dowel/client';

/** Lets your product delete contacts of this customer. Ask the customer first. */
export async function allowDeletion(dowel: DowelClient, integrationId: string, installationId: string) {
  const contacts = { objectName: 'contacts', deletionSettings: { enabled: true } };
  await dowel.installations.update(integrationId, installationId, {
    updateMask: ['config.content.write.objects.contacts'],
    installation: { config: { content: { write: { objects: { contacts } } } } },
  });
}
