import { describe, expect, it } from 'vitest';
import { expectAnswer, expectProblem } from './expectations.ts';
import type { Contract } from './target.ts';

/** Tests of groups and consumers that are made before anybody connects. */
export function ownersContract(contract: () => Contract): void {
  const connect = (identity: { groupRef: string; consumerRef: string; consumerName?: string }) => {
    const { client, credentials } = contract();
    const body = { provider: 'sandboxApiKey', ...identity, apiKey: credentials.good };
    return client.connections.generate(body);
  };
  const read = async (id: string) => contract().client.connections.get(id);
  const sent = (path: string, body: object, key?: string) =>
    contract().send('POST', `/projects/${contract().project}${path}`, {
      headers: {
        'X-Api-Key': contract().apiKey,
        'Content-Type': 'application/json',
        ...(key && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(body),
    });

  describe('making a group ahead', () => {
    it('gives it the name that it connects with', async () => {
      const identity = contract().newIdentity();
      const { groupRef } = identity;

      const made = await expectAnswer(contract().client.groups.create({ groupRef, groupName: 'Acme Inc' }));
      const { group } = await connect(identity);

      expect(made).toBeUndefined();
      expect(group).toMatchObject({ groupRef, groupName: 'Acme Inc' });
    });

    it('can be repeated, and renames it', async () => {
      const { client, newIdentity } = contract();
      const identity = newIdentity();
      const { groupRef } = identity;
      const { id } = await connect(identity);

      for (const groupName of ['Acme', 'Acme', 'Acme Inc'])
        await client.groups.create({ groupRef, groupName });

      expect((await read(id)).group).toMatchObject({ groupRef, groupName: 'Acme Inc' });
      expect(await client.connections.list({ groupRef })).toHaveLength(1);
    });

    it.each(['groupRef', 'groupName'])('refuses one without a %s that can be seen', async (member) => {
      const body = { groupRef: 'acme', groupName: 'Acme' };

      for (const value of [undefined, ' ', 1, 'x'.repeat(256)]) {
        const call = contract().client.groups.create({ ...body, [member]: value } as never);
        await expectProblem(call, 'invalid_request', [member]);
      }
    });
  });

  describe('making a consumer ahead', () => {
    it('gives it the name that it connects with, in the first group that names it', async () => {
      const { groupRef, consumerRef } = contract().newIdentity();
      const other = contract().newIdentity();

      const made = await expectAnswer(
        contract().client.consumers.create({ consumerRef, consumerName: 'Ada Lovelace' }),
      );
      const { consumer: first } = await connect({ groupRef, consumerRef });
      const { consumer: second } = await connect({ groupRef: other.groupRef, consumerRef });

      expect(made).toBeUndefined();
      expect(first).toMatchObject({ consumerRef, consumerName: 'Ada Lovelace' });
      expect(second).toMatchObject({ consumerRef, consumerName: consumerRef });
    });

    it('can be repeated, and renames it', async () => {
      const { client, newIdentity } = contract();
      const identity = newIdentity();
      const { consumerRef } = identity;
      for (const consumerName of ['Ada', 'Ada', 'Ada L']) {
        await client.consumers.create({ consumerRef, consumerName });
      }

      const { id, consumer } = await connect(identity);
      await client.consumers.create({ consumerRef, consumerName: 'Ada Lovelace' });

      expect(consumer?.consumerName).toBe('Ada L');
      expect((await read(id)).consumer?.consumerName).toBe('Ada Lovelace');
    });

    it('leaves nobody behind for a group that comes later', async () => {
      const { client, newIdentity } = contract();
      const identity = newIdentity();
      const { consumerRef } = identity;
      await connect(identity);
      await client.consumers.create({ consumerRef, consumerName: 'Ada of Acme' });

      const { consumer } = await connect({ groupRef: newIdentity().groupRef, consumerRef });

      expect(consumer?.consumerName).toBe(consumerRef);
    });

    it.each(['consumerRef', 'consumerName'])('refuses one without a %s that can be seen', async (member) => {
      const body = { consumerRef: 'ada', consumerName: 'Ada' };

      for (const value of [undefined, ' ', 1, 'x'.repeat(256)]) {
        const call = contract().client.consumers.create({ ...body, [member]: value } as never);
        await expectProblem(call, 'invalid_request', [member]);
      }
    });
  });

  describe('making one of them', () => {
    // @holds S161
    it.each([
      ['/groups', { groupRef: 'empty', groupName: 'Empty' }],
      ['/consumers', { consumerRef: 'empty', consumerName: 'Empty' }],
    ])('answers nothing, also to a repeated request: %s', async (path, body) => {
      const answers = [await sent(path, body, `ahead${path}`), await sent(path, body, `ahead${path}`)];

      for (const answer of answers) {
        expect(answer.status).toBe(201);
        expect(answer.headers.get('Content-Type')).toBeNull();
        expect(await answer.text()).toBe('');
      }
      expect(answers.map(({ headers }) => headers.get('Idempotency-Replayed'))).toEqual([null, 'true']);
    });

    it('is not for pages and end users', async () => {
      const { page, consumer, newIdentity } = contract();
      const { groupRef, consumerRef } = newIdentity();

      for (const [caller, code] of [
        [page, 'api_key_scope'],
        [consumer({ groupRef, consumerRef }), 'token_not_allowed'],
      ] as const) {
        await expectProblem(caller.groups.create({ groupRef, groupName: 'Mine' }), code);
        await expectProblem(caller.consumers.create({ consumerRef, consumerName: 'Me' }), code);
      }
    });
  });
}
