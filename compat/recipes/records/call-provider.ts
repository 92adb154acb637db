// recipes/records/call-provider.ts
import type { DowelClient } from '@dowel/client';

/** Asks the provider for what no object of Dowel has. */
export async function accountName(dowel: DowelClient, installationId: string): Promise<string> {
  const answer = await dowel.proxy.fetch({ installationId }, '/me');
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
  const { account } = await answer.json();
  return account.name;
}
