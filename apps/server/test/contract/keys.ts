import { describe, expect, it } from 'vitest';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

export function apiKeysContract(contract: () => Contract): void {
  describe('keeping API keys', () => {
    // @holds S126
    it('makes a key that can call, of scope full by default', async () => {
      const { client, project, send } = contract();

      const created = await expectAnswer(client.apiKeys.create({ label: 'CI' }));
      const call = await send('GET', `/projects/${project}`, { headers: { 'X-Api-Key': created.key } });
      const read = await expectAnswer(client.apiKeys.get(created.key));

      const { warnings, ...key } = created;
      expect(key).toMatchObject({ label: 'CI', scopes: ['full'], active: true });
      expect(warnings).toEqual([expect.stringContaining('"scopes": ["frontend"]')]);
      expect(call.status).toBe(200);
      expect(read).toEqual(key);
    });

    it('makes a key for one kind of work, until a time', async () => {
      const { client, project, send } = contract();
      const expireTime = '2100-01-01T00:00:00.000Z';

      const made = await expectAnswer(
        client.apiKeys.create({ label: 'Search', scopes: ['read'], expireTime }),
      );
      const seen = await send('GET', `/projects/${project}`, { headers: { 'X-Api-Key': made.key } });

      expect(made).toMatchObject({ scopes: ['read'], expireTime });
      expect(seen.status).toBe(200);
      expect(await client.apiKeys.list()).toContainEqual(made);
    });

    it('makes a key for some addresses and integrations, and lifts such limits', async () => {
      const { client } = contract();
      const [integration] = await client.integrations.list();
      if (!integration) throw new Error('The project has no integration.');
      const allowedAddresses = ['203.0.113.0/24', '2001:db8::7'];
      const key = { label: 'Nightly', scopes: ['read' as const], allowedAddresses };

      const made = await expectAnswer(client.apiKeys.create({ ...key, integrationIds: [integration.name] }));
      const lifted = await expectAnswer(
        client.apiKeys.update(made.key, {
          updateMask: ['allowedAddresses', 'integrationIds'],
          apiKey: { allowedAddresses: [], integrationIds: [] },
        }),
      );

      expect(made).toMatchObject({ allowedAddresses, integrationIds: [integration.id] });
      expect(lifted).not.toHaveProperty('allowedAddresses');
      expect(lifted).not.toHaveProperty('integrationIds');
    });

    it('makes no key for what is no address, and for no integration that is not there', async () => {
      const { client } = contract();
      const make = (limits: object) => client.apiKeys.create({ label: 'Odd', ...limits });

      await expectProblem(make({ allowedAddresses: ['acme.example'] }), 'invalid_request', [
        'allowedAddresses.0',
      ]);
      for (const limit of ['allowedAddresses', 'integrationIds']) {
        await expectProblem(make({ [limit]: [] }), 'invalid_request', [limit]);
      }
      await expectProblem(make({ integrationIds: ['nothing'] }), 'integration_not_found');
      const { key } = await client.apiKeys.create({ label: 'Even' });
      const moved = client.apiKeys.update(key, {
        updateMask: ['integrationIds'],
        apiKey: { integrationIds: ['nothing'] },
      });
      await expectProblem(moved, 'integration_not_found');
    });

    it('makes no key whose time is over already', async () => {
      const { client } = contract();
      const over = { label: 'Over', expireTime: '2020-01-01T00:00:00.000Z' };

      await expectProblem(client.apiKeys.create(over), 'invalid_request');

      expect(await client.apiKeys.list()).not.toContainEqual(expect.objectContaining({ label: 'Over' }));
    });

    it('switches a key off, and hides it from a list of active ones', async () => {
      const { client, project, send } = contract();
      const { key } = await client.apiKeys.create({ label: 'Old', scopes: ['frontend'] });

      const off = await expectAnswer(
        client.apiKeys.update(key, { updateMask: ['active'], apiKey: { active: false } }),
      );
      const active = await expectAnswer(client.apiKeys.list({ active: true }));
      const all = await client.apiKeys.list();
      const call = await send('GET', `/projects/${project}`, { headers: { 'X-Api-Key': key } });

      expect(off).toMatchObject({ active: false, scopes: ['frontend'] });
      expect(active.map((one) => one.key)).not.toContain(key);
      expect(all.map((one) => one.key)).toContain(key);
      expect(call.status).toBe(401);
    });

    it('deletes a key for good', async () => {
      const { client } = contract();
      const { key } = await client.apiKeys.create({ label: 'Gone' });

      await expectAnswer(client.apiKeys.delete(key));

      await expectProblem(client.apiKeys.get(key), 'api_key_not_found');
    });

    it('is named by its id too, which tells only enough of it to know it again', async () => {
      const { client, project, send } = contract();
      const { id, key } = await client.apiKeys.create({ label: 'CI' });

      const read = await expectAnswer(client.apiKeys.get(id));
      const body = { updateMask: ['label'], apiKey: { label: 'Deploys' } };
      const renamed = await expectAnswer(client.apiKeys.update(id, body));
      await client.apiKeys.delete(id);
      const call = await send('GET', `/projects/${project}`, { headers: { 'X-Api-Key': key } });

      expect(read.key).toMatch(/….{4}$/);
      expect(key.endsWith(read.key.slice(-4))).toBe(true);
      expect(renamed).toEqual({ ...read, label: 'Deploys' });
      expect(call.status).toBe(401);
    });

    it('refuses a near miss of a member that would narrow the key, and makes none', async () => {
      const { client } = contract();
      const before = await client.apiKeys.list();
      const body = { label: 'Page', scope: ['frontend'], colour: 'red' };
      await expectProblem(client.apiKeys.create(body), 'member_misspelt', ['scope']);
      expect(await client.apiKeys.list()).toEqual(before);
    });

    it('ignores a member that is like none', async () => {
      const body = { label: 'Page', scopes: ['frontend' as const], scope: 'full', colour: 'red' };

      expect(await contract().client.apiKeys.create(body)).toMatchObject({ scopes: ['frontend'] });
    });

    it('refuses a scope and a mask it does not know', async () => {
      const { client, apiKey } = contract();
      const create = client.apiKeys.create({ label: 'x', scopes: ['everything'] as never });

      await expectProblem(create, 'invalid_request', ['scopes.0']);
      const update = client.apiKeys.update(apiKey, { updateMask: ['key'], apiKey: {} });
      await expectProblem(update, 'invalid_update_mask');
    });

    it('does not find a key that never was', async () => {
      const { apiKeys } = contract().client;
      const body = { updateMask: ['label'], apiKey: { label: 'x' } };
      await expectProblem(apiKeys.get('nothing'), 'api_key_not_found');
      await expectProblem(apiKeys.update('nothing', body), 'api_key_not_found');
      await expectProblem(apiKeys.delete('nothing'), 'api_key_not_found');
    });
  });
}

export function jwtKeysContract(contract: () => Contract): void {
  const register = () =>
    contract().client.jwtKeys.create({
      label: 'Backend',
      algorithm: 'ES256',
      publicKeyPem: contract().publicKeyPem,
    });

  describe('keeping JWT keys', () => {
    it('registers a key and answers its id alone', async () => {
      const { client, publicKeyPem } = contract();

      const created = await expectAnswer(register());
      const key = await expectAnswer(client.jwtKeys.get(created.kid));
      const listed = await expectAnswer(client.jwtKeys.list());

      expect(Object.keys(created)).toEqual(['kid']);
      expect(key).toMatchObject({ id: created.kid, algorithm: 'EC', active: true, publicKeyPem });
      expect(listed).toContainEqual(key);
    });

    it('switches a key off, and hides it from a list of active ones', async () => {
      const { client } = contract();
      const { kid } = await register();

      const off = await expectAnswer(
        client.jwtKeys.update(kid, { updateMask: ['active'], jwtKey: { active: false } }),
      );
      const active = await client.jwtKeys.list({ active: true });

      expect(off.active).toBe(false);
      expect(active.map(({ id }) => id)).not.toContain(kid);
    });

    it('deletes a key for good', async () => {
      const { client } = contract();
      const { kid } = await register();

      await expectAnswer(client.jwtKeys.delete(kid));

      await expectProblem(client.jwtKeys.get(kid), 'jwt_key_not_found');
    });

    it('refuses what is no public key, as plain JSON', async () => {
      const publicKeyPem = '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----';

      const call = contract().client.jwtKeys.create({ label: 'x', algorithm: 'RS256', publicKeyPem });

      await expectProblem(call, 'jwt_key_invalid', ['publicKeyPem']);
    });

    it('refuses a mask without a value with 422, which is this group’s own', async () => {
      const { client } = contract();
      const { kid } = await register();

      const call = client.jwtKeys.update(kid, { updateMask: ['label'], jwtKey: {} });

      await expectProblem(call, 'invalid_update_mask', undefined, 422);
    });

    it.each([unknownId, 'not-an-id'])('does not find key %s', async (id) => {
      const { jwtKeys } = contract().client;
      const body = { updateMask: ['label' as const], jwtKey: { label: 'x' } };
      await expectProblem(jwtKeys.get(id), 'jwt_key_not_found');
      await expectProblem(jwtKeys.update(id, body), 'jwt_key_not_found');
      await expectProblem(jwtKeys.delete(id), 'jwt_key_not_found');
    });
  });
}
