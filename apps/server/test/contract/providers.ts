import { describe, expect, it } from 'vitest';
import { everyMember } from '../every-member.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import type { Contract } from './target.ts';

export function providersContract(contract: () => Contract): void {
  describe('looking at the catalogue', () => {
    it('answers anybody with every provider by name', async () => {
      const { client } = contract();

      const catalogue = await expectAnswer(client.providers.list());

      expect(catalogue.sandbox).toMatchObject({ name: 'sandbox', authType: 'oauth2', providerOpts: {} });
      expect(contract().lastResponse().status).toBe(200);
    });

    // @holds S10, S61, S149, S151, S217
    it('answers one provider', async () => {
      const { client } = contract();

      const provider = await expectAnswer(client.providers.get('sandboxApiKey'));

      expect(provider).toMatchObject({ name: 'sandboxApiKey', authType: 'apiKey', defaultModule: '' });
    });

    // @holds S61, S83, S84, S97, S105
    it('answers every member that the specification names', async () => {
      const { client, send } = contract();
      const { larkspurSuite: written } = everyMember;

      await expectAnswer(client.providers.get('larkspurSuite'));
      const answer = await send('GET', '/providers/larkspurSuite');

      expect(await answer.json()).toEqual({
        ...written,
        oauth2Opts: {
          ...written?.oauth2Opts,
          grantType: 'authorizationCode',
          accessTokenOpts: {
            ...written?.oauth2Opts?.accessTokenOpts,
            attachmentType: 'accessTokenHeaderAttachment',
          },
        },
        apiKeyOpts: { ...written?.apiKeyOpts, attachmentType: 'header' },
      });
    });

    // @holds S150
    it('ignores credentials, even wrong ones', async () => {
      const { send } = contract();

      const answer = await send('GET', '/providers', { headers: { 'X-Api-Key': 'wrong' } });

      expect(answer.status).toBe(200);
    });

    it('answers a builder how a provider is read and written', async () => {
      const { client } = contract();

      const info = await expectAnswer(client.providers.getConnector('sandbox'));

      expect(info).toMatchObject({ provider: 'sandbox', origin: 'shipped', changed: [] });
      expect(info.connector).toMatchObject({ connectorVersion: 1, provider: 'sandbox' });
      expect(info.abilities?.[0]?.sentences).toContainEqual(expect.stringContaining('Reads'));
    });

    it('lists what can be done with each, those in use first', async () => {
      const { client, integrations } = contract();

      const all = await expectAnswer(client.providers.connectors());

      const { provider } = integrations.apiKey;
      const used = all.find((one) => one.provider === provider);
      expect(used?.integrationCount).toBeGreaterThan(0);
      expect(used?.abilities).toContain('read');
      expect(used).toMatchObject({ verified: 'simulator', objectCount: expect.any(Number) });
      const uses = all.map(({ integrationCount }) => integrationCount > 0);
      expect(uses.indexOf(false)).toBe(uses.filter(Boolean).length);
    });

    it('has no connector of a provider that is only signed in to', async () => {
      const { client } = contract();

      const call = client.providers.getConnector('larkspurSuite', { shipped: true });

      await expectProblem(call, 'provider_not_found');
    });

    it.each(['nobody', 'SANDBOX', 'constructor'])('has no provider %s', async (name) => {
      const { client } = contract();

      await expectProblem(client.providers.get(name), 'provider_not_found');
    });
  });
}
