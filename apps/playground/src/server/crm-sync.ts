import { DowelClient, isDowelError } from '@dowel/client';
import { HTTPException } from 'hono/http-exception';
import type { CrmSync } from './crm-routes.ts';
import { readDemoFile } from './demo-file.ts';

/** Reads and writes a customer's contacts through Dowel, with whatever integration the company has installed. */
export const crmSync: CrmSync = {
  async read(groupRef) {
    const { dowel, integrationId, installationId } = await installedFor(groupRef);
    const reads = await dowel.reads.list(integrationId, installationId);
    const { readUntil } = reads.find(({ objectName }) => objectName === 'contacts') ?? {};
    // Only what has changed. The customer's change would be lost to the eye among all contacts.
    const since = readUntil === undefined ? {} : { sinceTimestamp: readUntil };
    await told(dowel.reads.trigger(integrationId, 'contacts', { groupRef, ...since }));
  },

  async write(groupRef, { id, role }) {
    const { dowel, integrationId } = await installedFor(groupRef);
    await told(dowel.write.update(integrationId, 'contacts', { groupRef, record: { id, role } }));
  },
};

interface Installed {
  dowel: DowelClient;
  integrationId: string;
  installationId: string;
}

async function installedFor(groupRef: string): Promise<Installed> {
  const { baseUrl, project, apiKey } = await readDemoFile();
  const dowel = new DowelClient({ baseUrl, project, apiKey });
  const [installation] = await dowel.installations.listForProject({ groupRef });
  if (installation) {
    return { dowel, integrationId: installation.integrationId, installationId: installation.id };
  }
  throw new HTTPException(409, { message: 'Nothing is installed yet. Install an integration first.' });
}

/**
 * Whether a customer lets the product write is for the customer to say, so that refusal gets words of the product. All
 * others are for its developers, and in the playground that is who reads them.
 */
async function told(call: PromiseLike<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (isDowelError(error) && error.code === 'object_disabled') {
      const message =
        'The customer has not allowed this. Open the integration, and turn it on for the contacts there.';
      throw new HTTPException(409, { message });
    }
    throw new HTTPException(502, { message: error instanceof Error ? error.message : String(error) });
  }
}
