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

      const made = await expectAnswer(connect(customAuth, identity));

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

      const made = await expectAnswer(connections.generate({ ...identity, customAuth }));

      expect(made).toMatchObject({ authScheme: 'apiKey', authType: 'jwt', status: 'created' });
      const half = connections.generate({ ...identity, customAuth: { owner: 'ada' } });
      await expectProblem(half, 'invalid_request', ['customAuth.secret']);
    });

    it('names each value that is missing or cannot be used', async () => {
      const wrong = { account: ' ', token: [], region: 'mars', other: 'is not asked for' };

      const problem = await expectProblem(connect(wrong), 'invalid_request', [
        'customAuth.account',
        'customAuth.token',
        'customAuth.region',
      ]);

      expect(problem.causes).toEqual([
        'customAuth.account is empty',
        'customAuth.token is missing',
        'customAuth.region is none of the values that the provider offers',
      ]);
      expect(problem.detail).toContain('Access token');
    });

    it('takes texts and lists of texts only', async () => {
      const call = connect({ ...customAuth, account: { id: 1 }, token: ['part-1', 2] });

      await expectProblem(call, 'invalid_request', ['customAuth.account', 'customAuth.token']);
    });

    it('refuses the credentials of another kind', async () => {
      const { connections } = contract().client;
      const identity = { ...contract().newIdentity(), provider: 'harborValues' };

      await expectProblem(connections.generate({ ...identity, apiKey: 'any' }), 'auth_scheme_mismatch');
      const both = connections.generate({ ...identity, customAuth, apiKey: 'any' });
      await expectProblem(both, 'auth_scheme_mismatch');
      await expectProblem(connections.oauthConnect(identity), 'auth_scheme_mismatch');
    });
  });

  it('connecting a provider that also knows the builder needs an app with the values of the builder, which no page sees', async () => {
    const { client, page, newIdentity } = contract();
    const body = () => ({ ...newIdentity(), provider: 'harborPartner', customAuth: { token: 'part-1' } });

    await expectProblem(client.connections.generate(body()), 'provider_app_missing');
    const { id } = await client.providerApps.create({
      provider: 'harborPartner',
      clientId: 'any',
      clientSecret: 'any',
      metadata: {
        providerParams: { partnerKey: 'partner-1', packageInstallURL: 'https://harbor.example/p' },
      },
    });
    const made = await expectAnswer(page.connections.generate(body()));
    const apps = await page.providerApps.list();

    expect(made).toMatchObject({ authType: 'custom', status: 'created' });
    expect(apps.find((app) => app.id === id)?.metadata).toEqual({
      providerParams: { packageInstallURL: 'https://harbor.example/p' },
    });
    expect(JSON.stringify([made, apps])).not.toContain('partner-1');
    await client.providerApps.delete(id);
  });

  describe('changing the values of a connection', () => {
    it('replaces all of them', async () => {
      const { id } = await connect(customAuth);
      const { connections } = contract().client;

      const changed = await expectAnswer(
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

      const part = connections.update(id, {
        updateMask: ['customAuth'],
        connection: { customAuth: { token: 'part-3' } },
      });
      await expectProblem(part, 'invalid_request', ['customAuth.account', 'customAuth.region']);
      const key = connections.update(id, { updateMask: ['apiKey'], connection: { apiKey: 'any' } });
      await expectProblem(key, 'auth_scheme_mismatch');
    });
  });
}
