import { expect } from 'vitest';
import type { Stage } from './browser.ts';

/** Installs the integration, reading contacts and writing nothing, as a person does who only clicks Install. */
export async function installContacts({ backend, dowel }: Stage, groupRef = 'acme') {
  await backend.connections.generate({
    provider: 'sandboxApiKey',
    groupRef,
    consumerRef: 'ada',
    apiKey: 'juniper_demo_acme',
  });
  const integration = await backend.integrations.get(dowel.demo.integrations.apiKey);
  const contacts = { objectName: 'contacts', selectedFields: { job_title: true } };
  const content = { provider: integration.provider, read: { objects: { contacts } } };
  const installation = await backend.installations.create(integration.id, {
    groupRef,
    config: { content },
  });
  const readOf = async () => (await backend.reads.list(integration.id, installation.id))[0];
  await expect.poll(async () => (await readOf())?.lastRun?.status).toBe('success');
  return { readOf };
}
