import { describe, expect, it } from 'vitest';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

const app = { clientId: 'client', clientSecret: 'shh', scopes: ['crm.read'] };

export function providerAppsContract(contract: () => Contract): void {
  /** Makes an app of the provider, uses it and deletes it. The provider has no app before and after. */
  async function withApp(provider: string, use: (id: string) => Promise<void>): Promise<void> {
    const { client } = contract();
    const { id } = await client.providerApps.create({ ...app, provider });
    await use(id);
    await client.providerApps.delete(id);
  }

  describe('keeping provider apps', () => {
    it('lists them, to pages without the client id', async () => {
      const apps = await expectAnswer(contract().client.providerApps.list());
      const shown = await contract().page.providerApps.list();

      expect(apps.find(({ provider }) => provider === 'sandbox')).toHaveProperty('clientId');
      expect(shown.map(({ id }) => id)).toEqual(apps.map(({ id }) => id));
    });

    // @holds S47
    it('answers 200 on creation, never with the secret', async () => {
      const { client } = contract();

      const created = await expectAnswer(
        client.providerApps.create({ ...app, provider: 'sandboxApiKey', externalRef: 'app-7' }),
      );
      const listed = await expectAnswer(client.providerApps.list());
      await expectAnswer(client.providerApps.delete(created.id));

      expect(created).toMatchObject({ provider: 'sandboxApiKey', clientId: 'client', externalRef: 'app-7' });
      expect(listed).toContainEqual(created);
      expect(JSON.stringify(listed)).not.toContain('shh');
    });

    it('shows which hosts one allows, and values of the builder, to the backend alone', async () => {
      const { client, page, consumer, newIdentity } = contract();
      const shown = { packageInstallURL: 'https://provider.example/package' };
      const metadata = { allowedHosts: ['crm.acme.example'], providerParams: { ...shown, secret: 'b' } };
      const { id } = await client.providerApps.create({ ...app, provider: 'sandboxApiKey', metadata });
      const shownTo = async (caller: typeof client) =>
        (await caller.providerApps.list()).find((one) => one.id === id)?.metadata;

      const [backend, browser, endUser] = await Promise.all(
        [client, page, consumer(newIdentity())].map(shownTo),
      );
      await client.providerApps.delete(id);

      expect(backend).toEqual(metadata);
      expect([browser, endUser]).toEqual([{ providerParams: shown }, { providerParams: shown }]);
    });

    // @holds S49
    it('changes what the mask names', () =>
      withApp('sandboxApiKey', async (id) => {
        const changed = await expectAnswer(
          contract().client.providerApps.update(id, {
            updateMask: ['scopes', 'clientSecret'],
            providerApp: { scopes: [], clientSecret: 'other', clientId: 'ignored' },
          }),
        );

        expect(changed).toMatchObject({ scopes: [], clientId: 'client' });
      }));

    it('keeps one app per provider', () =>
      withApp('sandboxApiKey', async () => {
        const call = contract().client.providerApps.create({ ...app, provider: 'sandboxApiKey' });

        await expectProblem(call, 'provider_app_exists');
      }));

    it('keeps the apps of groups out of the list, unless the builder asks for them', async () => {
      const { client, newIdentity } = contract();
      const { groupRef } = newIdentity();
      const of = { ...app, provider: 'sandboxApiKey', groupRef };
      const made = await expectAnswer(client.providerApps.create(of));

      const [own, groups] = [
        await client.providerApps.list(),
        await expectAnswer(client.providerApps.list({ owner: 'group' })),
      ];
      await expectProblem(client.providerApps.create(of), 'provider_app_exists');
      const mask = { updateMask: ['groupRef'], providerApp: {} };
      await expectProblem(client.providerApps.update(made.id, mask), 'invalid_update_mask');
      await client.providerApps.delete(made.id);

      expect(made).toMatchObject({ groupRef });
      expect(own.map(({ id }) => id)).not.toContain(made.id);
      expect(groups).toContainEqual(made);
    });

    it.each([
      ['page', 'api_key_scope'],
      ['consumer', 'token_not_allowed'],
    ] as const)('does not list the apps of groups to a %s', async (caller, code) => {
      const { page, consumer, newIdentity } = contract();
      const asking = caller === 'page' ? page : consumer(newIdentity());

      await expectProblem(asking.providerApps.list({ owner: 'group' }), code);
    });

    it('refuses a provider that nobody knows', async () => {
      const call = contract().client.providerApps.create({ ...app, provider: 'nobody' });

      await expectProblem(call, 'provider_unknown');
    });

    it('names every member that is missing', async () => {
      const call = contract().client.providerApps.create({} as never);

      await expectProblem(call, 'invalid_request', ['clientId', 'clientSecret', 'provider']);
    });

    it('refuses to set a parameter that every sign-in sets itself', () =>
      withApp('sandboxApiKey', async (id) => {
        const { client } = contract();
        const metadata = { authQueryParams: { prompt: ['consent'], code_challenge: ['x'], state: ['y'] } };
        const names = ['authQueryParams.code_challenge', 'authQueryParams.state'];

        await expectProblem(
          client.providerApps.create({ ...app, provider: 'sandboxApiKey', metadata }),
          'invalid_request',
          names.map((name) => `metadata.${name}`),
        );
        await expectProblem(
          client.providerApps.update(id, { updateMask: ['metadata'], providerApp: { metadata } }),
          'invalid_request',
          names.map((name) => `providerApp.metadata.${name}`),
        );
      }));

    it('refuses a mask it does not know', () =>
      withApp('sandboxApiKey', async (id) => {
        const call = contract().client.providerApps.update(id, { updateMask: ['id'], providerApp: {} });

        await expectProblem(call, 'invalid_update_mask');
      }));

    it.each([unknownId, 'not-an-id'])('has no app %s', async (id) => {
      const { providerApps } = contract().client;
      const body = { updateMask: ['clientId'], providerApp: { clientId: 'x' } };
      await expectProblem(providerApps.update(id, body), 'provider_app_not_found');
      await expectProblem(providerApps.delete(id), 'provider_app_not_found');
    });
  });
}
