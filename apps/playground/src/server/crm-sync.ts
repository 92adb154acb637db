import { DowelClient } from '@dowel/client';
import { HTTPException } from 'hono/http-exception';
import type { CrmSync } from './crm-routes.ts';
import { readDemoFile } from './demo-file.ts';

/** Reads and writes a customer's contacts through Dowel, with whatever integration the company has installed. */
export const crmSync: CrmSync = {
  async read(groupRef) {
    const { dowel, integrationId } = await installedFor(groupRef);
    await told(dowel.reads.trigger(integrationId, 'contacts', { groupRef }));
  },

  async write(groupRef, { id, role }) {
    const { dowel, integrationId } = await installedFor(groupRef);
    await told(dowel.write.update(integrationId, 'contacts', { groupRef, record: { id, role } }));
  },
};

async function installedFor(groupRef: string): Promise<{ dowel: DowelClient; integrationId: string }> {
  const { baseUrl, project, apiKey } = await readDemoFile();
  const dowel = new DowelClient({ baseUrl, project, apiKey });
  const [installation] = await dowel.installations.listForProject({ groupRef });
  if (installation) return { dowel, integrationId: installation.integrationId };
  throw new HTTPException(409, { message: 'Nothing is installed yet. Install an integration first.' });
}

/** The words of the service are for this product's developers, and in the playground that is who reads them. */
async function told(call: PromiseLike<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    throw new HTTPException(502, { message: error instanceof Error ? error.message : String(error) });
  }
}
