import { describe, expect, it } from 'vitest';
import { installedGroup } from './connected.ts';
import { expectProblemResponse } from './expectations.ts';
import type { Contract } from './target.ts';

export function idempotencyContract(contract: () => Contract): void {
  const path = () => `/projects/${contract().project}/api-keys`;
  const send = (key: string, body: object, apiKey = contract().apiKey) =>
    contract().send('POST', path(), {
      headers: { 'X-Api-Key': apiKey, 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
    });

  describe('repeating a request under its idempotency key', () => {
    it('does the thing once and repeats the answer', async () => {
      const first = await send('repeat', { label: 'Repeated' });
      const second = await send('repeat', { label: 'Repeated' });

      expect([first.status, second.status]).toEqual([201, 201]);
      expect(first.headers.get('Idempotency-Replayed')).toBeNull();
      expect(second.headers.get('Idempotency-Replayed')).toBe('true');
      expect(second.headers.get('X-Request-Id')).toBeTruthy();
      const made = await second.json();
      expect(made).toEqual(await first.json());
      const keys = await contract().client.apiKeys.list();
      expect(keys.filter(({ label }) => label === 'Repeated')).toHaveLength(1);
    });

    it('repeats the warning of a config too', async () => {
      const { client } = contract();
      const { installation } = await installedGroup(contract());
      const entry = { objectName: 'contacts', colour: 'green' };
      const save = () =>
        client.installations
          .update(
            installation.integrationId,
            installation.id,
            {
              updateMask: ['config.content.read.objects.contacts'],
              installation: { config: { content: { read: { objects: { contacts: entry } } } } },
            },
            { skipSampling: true, idempotencyKey: 'warned' },
          )
          .withResponse();

      const first = await save();
      const second = await save();

      expect(first.response.headers.get('Dowel-Warning')).toContain('colour');
      expect(second.response.headers.get('Idempotency-Replayed')).toBe('true');
      expect(second.response.headers.get('Dowel-Warning')).toBe(first.response.headers.get('Dowel-Warning'));
    });

    it('tells the secret of a sign-in to the first request alone', async () => {
      const { client, newIdentity } = contract();
      const body = { provider: 'sandbox', ...newIdentity() };
      const begin = () => client.connections.oauthConnect(body, { idempotencyKey: 'sign-in' }).withResponse();

      const first = await begin();
      const second = await begin();

      expect(second.data).toBe(first.data);
      expect(first.response.headers.get('Dowel-Sign-In-Pass')).toBeTruthy();
      expect(second.response.headers.get('Dowel-Sign-In-Pass')).toBeNull();
    });

    it('refuses the key for another request, and lets another caller use it', async () => {
      const { key: otherKey = '' } = await contract().client.apiKeys.create({ label: 'Other caller' });
      await send('reused', { label: 'Mine' });

      const reused = await send('reused', { label: 'Something else' });
      const theirs = await send('reused', { label: 'Theirs' }, otherKey);

      await expectProblemResponse(reused, 'idempotency_key_reused');
      expect(theirs.status).toBe(201);
    });

    it('leaves the key free when the request could not be read', async () => {
      const second = await send('refused', { label: 'Corrected' });

      await expectProblemResponse(await send('refused', { label: 7 }), 'invalid_request');
      expect(second.status).toBe(201);
    });

    it.each(['X-Idempotency-Key', 'If-Match'])('refuses %s, which is not known here', async (name) => {
      const answer = await contract().send('POST', '/oauth-connect', {
        headers: { 'X-Api-Key': contract().apiKey, 'Content-Type': 'application/json', [name]: 'a' },
        body: JSON.stringify({
          provider: 'sandbox',
          projectIdOrName: contract().project,
          ...contract().newIdentity(),
        }),
      });

      await expectProblemResponse(answer, 'member_misspelt', [name.toLowerCase()]);
    });

    it('refuses a key that is no plain text', async () => {
      await expectProblemResponse(await send('a b', { label: 'x' }), 'invalid_request', ['Idempotency-Key']);
    });
  });
}
