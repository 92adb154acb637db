// recipes/records/save-contact.ts
import type { DowelClient } from '@dowel/client';

/** Changes the contact with this e-mail address in the account of a customer, or creates one. */
export function saveContact(
  dowel: DowelClient,
  integrationId: string,
  groupRef: string,
  contact: { email: string; last_name: string; city: string },
) {
  return dowel.write.upsert(integrationId, 'contacts', { groupRef, upsertBy: 'email', record: contact });
}
