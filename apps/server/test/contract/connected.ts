import type { Identity } from '@dowel/client';
import type { ConfigContent, Connection, Installation } from '@dowel/schema';
import type { Contract } from './target.ts';

/** A group with a connection over an API key. */
export async function connectedGroup(
  contract: Contract,
): Promise<{ identity: Identity; connection: Connection }> {
  const identity = contract.newIdentity();
  const { client, credentials } = contract;
  const body = { provider: 'sandboxApiKey', ...identity, apiKey: credentials.good };
  return { identity, connection: await client.connections.generate(body) };
}

/** A config that reads contacts, with a phone number. */
export function readsContacts(overrides: Partial<ConfigContent> = {}): ConfigContent {
  const contacts = { objectName: 'contacts', selectedFields: { phone: true }, selectedFieldMappings: {} };
  return { provider: 'sandboxApiKey', read: { objects: { contacts } }, ...overrides };
}

/** A group with the integration installed. No sample is read. */
export async function installedGroup(
  contract: Contract,
  content: ConfigContent = readsContacts(),
): Promise<{ identity: Identity; connection: Connection; installation: Installation }> {
  const { identity, connection } = await connectedGroup(contract);
  const body = { groupRef: identity.groupRef, config: { content } };
  const { id } = contract.integrations.apiKey;
  const installation = await contract.client.installations.create(id, body, { skipSampling: true });
  return { identity, connection, installation };
}
