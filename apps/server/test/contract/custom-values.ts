import { endpoints } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { expectAnswer, expectProblem } from './expectations.ts';
import type { Contract } from './target.ts';

/** Sign-ins with values that only one provider asks for. */
export function customValuesContract(contract: () => Contract): void {
  const customAuth = { account: 'a-1', token: ['part-1', 'part-2'], region: 'eu' };
  const connect = (values: object, identity = contract().newIdentity()) =>
    contract().client.connections.generate({
      ...identity,
      provider: 'harborValues',
      customAuth: { ...values },
    });

  describe('connecting with the values of a provider', () => {
    // @holds S64
    it('makes a connection that older clients can read, and shows no values', async () => {
      const identity = contract().newIdentity();

      const made = await expectAnswer(endpoints.generateConnection, connect(customAuth, identity));

      expect(made).toMatchObject({ authScheme: 'apiKey', authType: 'custom', status: 'created' });
      const shown = await contract().client.connections.get(made.id, { includeCreds: true });
      expect(JSON.stringify(shown)).not.toContain('part-1');
      expect(shown).not.toHaveProperty('apiKey');
      expect(await contract().client.connections.list({ groupRef: identity.groupRef })).toHaveLength(1);
    });

    it('makes one of a secret with which tokens are signed', async () => {
      const { connections } = contract().client;
      const identity = { ...contract().newIdentity(), provider: 'harborSigned' };
      const customAuth = { owner: 'ada', secret: 'a shared secret of many letters' };

      const made = await expectAnswer(
        endpoints.generateConnection,
        connections.generate({ ...identity, customAuth }),
      );

      expect(made).toMatchObject({ authScheme: 'apiKey', authType: 'jwt', status: 'created' });
      const half = connections.generate({ ...identity, customAuth: { owner: 'ada' } });
      const issues = ['customAuth.secret'];
      await expectProblem(contract(), endpoints.generateConnection, half, 'invalid_request', { issues });
    });

    it('names each value that is missing or cannot be used', async () => {
      const wrong = { account: ' ', token: [], region: 'mars', other: 'is not asked for' };

      const problem = await expectProblem(
        contract(),
        endpoints.generateConnection,
        connect(wrong),
        'invalid_request',
        { issues: ['customAuth.account', 'customAuth.token', 'customAuth.region'] },
      );

      expect(problem.causes).toEqual([
        'customAuth.account is empty',
        'customAuth.token is missing',
        'customAuth.region is none of the values that the provider offers',
      ]);
      expect(problem.detail).toContain('Access token');
    });

    it('takes texts and lists of texts only', async () => {
      const call = connect({ ...customAuth, account: { id: 1 }, token: ['part-1', 2] });

      const issues = ['customAuth.account', 'customAuth.token'];
      await expectProblem(contract(), endpoints.generateConnection, call, 'invalid_request', { issues });
    });

    it('refuses the credentials of another kind', async () => {
      const { connections } = contract().client;
      const identity = { ...contract().newIdentity(), provider: 'harborValues' };
      const { generateConnection } = endpoints;

      const key = connections.generate({ ...identity, apiKey: 'any' });
      await expectProblem(contract(), generateConnection, key, 'auth_scheme_mismatch');
      const both = connections.generate({ ...identity, customAuth, apiKey: 'any' });
      await expectProblem(contract(), generateConnection, both, 'auth_scheme_mismatch');
      const page = connections.oauthConnect(identity);
      await expectProblem(contract(), endpoints.oauthConnect, page, 'auth_scheme_mismatch');
    });
  });

  describe('connecting a provider that also knows the builder', () => {
    it('needs an app with the values of the builder, which no page sees', async () => {
      const { client, page, newIdentity } = contract();
      const body = () => ({ ...newIdentity(), provider: 'harborPartner', customAuth: { token: 'part-1' } });
      const { generateConnection } = endpoints;

      const early = client.connections.generate(body());
      await expectProblem(contract(), generateConnection, early, 'provider_app_missing');
      const { id } = await client.providerApps.create({
        provider: 'harborPartner',
        clientId: 'any',
        clientSecret: 'any',
        metadata: {
          providerParams: { partnerKey: 'partner-1', packageInstallURL: 'https://harbor.example/p' },
        },
      });
      const made = await expectAnswer(generateConnection, page.connections.generate(body()));
      const apps = await page.providerApps.list();

      expect(made).toMatchObject({ authType: 'custom', status: 'created' });
      expect(apps.find((app) => app.id === id)?.metadata).toEqual({
        providerParams: { packageInstallURL: 'https://harbor.example/p' },
      });
      expect(JSON.stringify([made, apps])).not.toContain('partner-1');
      await client.providerApps.delete(id);
    });
  });

  describe('changing the values of a connection', () => {
    it('replaces all of them', async () => {
      const { id } = await connect(customAuth);
      const { connections } = contract().client;

      const changed = await expectAnswer(
        endpoints.updateConnection,
        connections.update(id, {
          updateMask: ['customAuth'],
          connection: { customAuth: { ...customAuth, token: 'part-3' } },
        }),
      );

      expect(changed).toMatchObject({ id, authType: 'custom', authScheme: 'apiKey' });
      expect(changed.updateTime).toBeDefined();
    });

    it('refuses a part of them, and masks of other schemes', async () => {
      const { id } = await connect(customAuth);
      const { connections } = contract().client;
      const { updateConnection } = endpoints;

      const part = connections.update(id, {
        updateMask: ['customAuth'],
        connection: { customAuth: { token: 'part-3' } },
      });
      const issues = ['customAuth.account', 'customAuth.region'];
      await expectProblem(contract(), updateConnection, part, 'invalid_request', { issues });
      const key = connections.update(id, { updateMask: ['apiKey'], connection: { apiKey: 'any' } });
      await expectProblem(contract(), updateConnection, key, 'auth_scheme_mismatch');
    });
  });
}
