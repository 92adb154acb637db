// recipes/records/call-provider.ts
import type { DowelClient } from '@dowel/client';

/** Asks the provider for what no object of Dowel has. */
export async function countContacts(dowel: DowelClient, installationId: string): Promise<number> {
  const answer = await dowel.proxy.fetch({ installationId }, '/objects/contacts/count');
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
  const { count } = await answer.json();
  return count;
}
