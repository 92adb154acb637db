import { endpoints } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { expectAnswer } from './expectations.ts';
import type { Contract } from './target.ts';

/** Looking at what is there, without having made it over the interface. */
export function lookupsContract(contract: () => Contract): void {
  describe('looking at what is there', () => {
    it('finds an integration by its id and by its name', async () => {
      const { client, integrations } = contract();
      const { id, name } = integrations.apiKey;

      const byId = await expectAnswer(endpoints.getIntegration, client.integrations.get(id));
      const byName = await client.integrations.get(name);

      expect(byId).toMatchObject({ id, name });
      expect(byName).toEqual(byId);
    });

    it('lists provider apps, to pages without the client id', async () => {
      const apps = await expectAnswer(endpoints.listProviderApps, contract().client.providerApps.list());
      const shown = await contract().page.providerApps.list();

      expect(apps.find(({ provider }) => provider === 'sandbox')).toHaveProperty('clientId');
      expect(shown.map(({ id }) => id)).toEqual(apps.map(({ id }) => id));
    });
  });
}
