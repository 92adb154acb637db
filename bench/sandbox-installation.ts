import { randomUUID } from 'node:crypto';
import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import { createContext, enterProject } from '../apps/server/src/context.ts';
import { generate } from '../apps/server/src/installing/connections/generating/generate-connection.ts';
import * as destinations from '../apps/server/src/installing/destinations/service.ts';
import * as installations from '../apps/server/src/installing/installations/service.ts';
import * as deploys from '../apps/server/src/installing/integrations/deploys/deploy.ts';
import type { Receiver } from '../apps/server/test/receiver.ts';
import { openSandboxAccount } from '../apps/server/test/sandbox-control.ts';
import type { World } from './world.ts';

const provider = 'sandboxApiKey';
/** The destination of every object in a manifest. */
const destination = 'bench-receiver';

/** The contacts of the sandbox, as a manifest names them. */
export const contacts = { objectName: 'contacts', destination } as const;

/** The actions of a manifest's integration. */
type Actions = Record<'read' | 'write' | 'subscribe', { objects: readonly object[] }>;

/** A new account of the sandbox, an integration with these actions, and its installation for a new group. */
export async function installOverSandbox(
  world: World,
  sandboxUrl: string,
  { url }: Receiver,
  actions: Partial<Actions>,
) {
  const account = await openSandboxAccount(sandboxUrl);
  const catalogue = createCatalogue(sandboxProviders(sandboxUrl));
  const env = { ...world.dependencies.env, mode: 'development' as const };
  const outside = createContext({ ...world.dependencies, catalogue, env }, 'bench');
  const context = enterProject(outside, world.project, { kind: 'system', id: 'bench' });
  const name = `bench-${randomUUID()}`;
  await destinations.create(context, { name, type: 'webhook', metadata: { url } });
  const named = Object.fromEntries(
    Object.entries(actions).map(([action, { objects }]) => [
      action,
      {
        objects: objects.map((object) =>
          'destination' in object ? { ...object, destination: name } : object,
        ),
      },
    ]),
  );
  const integrations = [{ name, provider, ...named }];
  const { body: deployed } = await deploys.deploy(
    context,
    {},
    { manifest: { specVersion: '1.0.0', integrations } },
  );
  const [integration] = Array.isArray(deployed) ? deployed : [];
  const integrationId: string = integration?.id ?? '';
  const owner = { groupRef: name, consumerRef: 'ada' };
  const { body: connection } = await generate(context, { provider, ...owner, apiKey: account.apiKey });
  const enabled = { objects: { contacts: { objectName: 'contacts' } } };
  const content = { provider, read: enabled, ...(actions.write && { write: enabled }) };
  const body = { groupRef: owner.groupRef, connectionId: connection.id, config: { content } };
  await installations.create(context, integrationId, { skipSampling: true }, body);
  return { account, integrationId, groupRef: owner.groupRef };
}
