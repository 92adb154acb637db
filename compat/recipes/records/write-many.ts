// recipes/records/write-many.ts
import { type DowelClient, WriteRejectedError } from '@dowel/client';

/** Writes up to 100 contacts in one call. Answers the ids of those that are there now, in the order of the contacts. */
export async function createContacts(
  dowel: DowelClient,
  integrationId: string,
  groupRef: string,
  contacts: Record<string, unknown>[],
): Promise<(string | undefined)[]> {
  const batch = contacts.map((record) => ({ record }));
  try {
    const { results = [] } = await dowel.write.batch(integrationId, 'contacts', {
      groupRef,
      type: 'create',
      batch,
    });
    return results.map(({ recordId }) => recordId);
  } catch (error) {
    if (!(error instanceof WriteRejectedError)) throw error;
    return contacts.map(() => undefined); // not one was written; error.causes says why
  }
}
