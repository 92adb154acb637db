// recipes/records/save-contact.ts
import type { DowelClient } from '@dowel/client';

/** Creates a contact in the account of a customer, or changes the one with this e-mail address. */
export async function saveContact(
  dowel: DowelClient,
  integrationId: string,
  groupRef: string,
  contact: { email: string; last_name: string; city: string },
) {
  const { results } = await dowel.search.records(
    integrationId,
    {
      objectName: 'contacts',
      fieldFilters: [{ fieldName: 'email', operator: 'eq', value: contact.email }],
    },
    { groupRef },
  );
  const id = results[0]?.id;
  return id === undefined
    ? dowel.write.create(integrationId, 'contacts', { groupRef, record: contact })
    : dowel.write.update(integrationId, 'contacts', { groupRef, record: { id, ...contact } });
}
