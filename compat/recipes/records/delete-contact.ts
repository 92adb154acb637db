// recipes/records/delete-contact.ts
import { type DowelClient, isDowelError } from '@dowel/client';

/** Deletes a contact, if the customer allows that. */
export async function deleteContact(
  dowel: DowelClient,
  integrationId: string,
  groupRef: string,
  id: string,
): Promise<boolean> {
  try {
    await dowel.write.delete(integrationId, 'contacts', { groupRef, record: { id } });
    return true;
  } catch (error) {
    if (isDowelError(error) && error.code === 'deletion_disabled') return false;
    throw error;
  }
}
