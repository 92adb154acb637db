import { supportedDestinationTypes } from '@dowel/schema/rules';
import { describe, expect, it } from 'vitest';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

const url = 'https://hooks.acme.example/dowel';
const headers = { 'X-Team': 'sales', Authorization: 'Bearer of-the-receiver' };
const masked = { 'X-Team': '***', Authorization: '***iver' };

export function destinationsContract(contract: () => Contract): void {
  const create = (name: string, metadata: object = { url }) =>
    contract().client.destinations.create({ name, type: 'webhook', metadata });

  describe('keeping destinations', () => {
    // @holds S161
    it('creates, shows, changes and deletes one', async () => {
      const { destinations } = contract().client;

      const created = await expectAnswer(create('hooks', { url, headers }));
      const shown = await expectAnswer(destinations.get(created.id));
      const changed = await expectAnswer(
        destinations.update(created.id, {
          updateMask: ['name', 'metadata.url'],
          destination: { name: 'other-hooks', metadata: { url: `${url}/2`, headers: { Ignored: 'yes' } } },
        }),
      );
      const listed = await expectAnswer(destinations.list());
      await expectAnswer(destinations.delete(created.id));

      expect(created).toMatchObject({ name: 'hooks', type: 'webhook', metadata: { url, headers: masked } });
      expect(created).not.toHaveProperty('updateTime');
      expect(shown).toEqual({ ...created, metadata: { url, headers } });
      expect(changed).toMatchObject({ name: 'other-hooks', metadata: { url: `${url}/2`, headers: masked } });
      expect(changed).toHaveProperty('updateTime');
      expect(listed).toContainEqual(changed);
      expect(await destinations.list()).not.toContainEqual(changed);
    });

    it('shows whether it asks for order', async () => {
      const { destinations } = contract().client;
      const body = { name: 'in-order', type: 'webhook', metadata: { url }, ordering: 'record' as const };
      const change = (ordering: 'none' | 'record') =>
        destinations.update('in-order', { updateMask: ['ordering'], destination: { ordering } });

      const created = await expectAnswer(destinations.create(body));
      const plain = await expectAnswer(change('none'));
      const again = await change('record');

      expect([created.ordering, plain.ordering, again.ordering]).toEqual(['record', undefined, 'record']);
    });

    it('finds one by its name as well', async () => {
      const { destinations } = contract().client;
      const { id } = await create('by-name');
      const renaming = { updateMask: ['name'], destination: { name: 'by-new-name' } };

      expect(await destinations.get('by-name')).toMatchObject({ id });
      expect(await destinations.update('by-name', renaming)).toMatchObject({ id, name: 'by-new-name' });
      await destinations.delete('by-new-name');

      await expectProblem(destinations.get(id), 'destination_not_found');
    });

    it('replaces address and headers together, when the mask names their whole', async () => {
      const { destinations } = contract().client;
      const { id } = await create('whole', { url, headers });
      const change = (updateMask: string[], metadata: object) =>
        destinations.update(id, { updateMask, destination: { metadata } });

      const replaced = await change(['metadata', 'metadata.url'], { url: `${url}/3` });
      const added = await change(['metadata.headers'], { headers });
      const one = { ...masked, 'X-Team': 'support' };
      await change(['metadata.headers'], { headers: one });
      const kept = await destinations.get(id);
      const refused = change(['metadata.headers'], { headers: { ...one, Other: '***iver' } });
      await expectProblem(refused, 'invalid_request');
      const cleared = await change(['metadata.headers'], { headers: null });

      expect(replaced.metadata).toEqual({ url: `${url}/3` });
      expect(added.metadata).toEqual({ url: `${url}/3`, headers: masked });
      expect(kept.metadata.headers).toEqual({ ...headers, 'X-Team': 'support' });
      expect(cleared.metadata).toEqual({ url: `${url}/3` });
    });

    it('keeps names apart', async () => {
      const { destinations } = contract().client;
      await create('taken');
      const { id } = await create('free');

      await expectProblem(create('taken'), 'name_taken');
      const renaming = destinations.update(id, { updateMask: ['name'], destination: { name: 'taken' } });
      await expectProblem(renaming, 'name_taken');
    });

    it.each([unknownId, 'not-an-id'])('has no destination %s', async (id) => {
      const { destinations } = contract().client;
      const renaming = { updateMask: ['name'], destination: { name: 'x' } };

      const code = 'destination_not_found';
      await expectProblem(destinations.get(id, { rotate: true }), code);
      await expectProblem(destinations.update(id, renaming), code);
      await expectProblem(destinations.delete(id), code);
    });
  });

  describe('pausing a destination', () => {
    it('holds back what is sent to it, and says so, until it is resumed', async () => {
      const { destinations } = contract().client;
      const { id } = await create('to-pause');

      const paused = await expectAnswer(destinations.pause(id, { note: 'Ask Bo.' }));
      const resumed = await expectAnswer(destinations.unpause('to-pause'));

      expect(paused.pause).toMatchObject({ note: 'Ask Bo.' });
      expect(resumed).not.toHaveProperty('pause');
      expect(await destinations.unpause(id)).toMatchObject({ id });
    });

    it('answers 404 for a destination that does not exist', async () => {
      const { destinations } = contract().client;

      await expectProblem(destinations.pause(unknownId), 'destination_not_found');
      await expectProblem(destinations.unpause(unknownId), 'destination_not_found');
    });
  });

  describe('signing what goes to a destination', () => {
    it('shows the key only when asked to', async () => {
      const { destinations } = contract().client;
      const created = await create('signed');

      const plain = await destinations.get(created.id);
      const { secrets } = await expectAnswer(destinations.get(created.id, { includeSecrets: true }));
      const again = await destinations.get(created.id, { includeSecrets: true });
      const listed = await destinations.list();

      expect(secrets?.webhookSigningKey).toMatch(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/);
      expect(again.secrets).toEqual(secrets);
      expect(JSON.stringify([created, plain, listed])).not.toContain('whsec_');
    });

    it('replaces the key, and shows the new one only when asked to', async () => {
      const { destinations } = contract().client;
      const { id } = await create('rotated');
      const keyOf = async (query: object) => (await destinations.get(id, query)).secrets?.webhookSigningKey;
      const first = await keyOf({ includeSecrets: true });

      const second = await keyOf({ includeSecrets: true, rotate: true });
      const unseen = await keyOf({ rotate: true });
      const third = await keyOf({ includeSecrets: true });

      expect(unseen).toBeUndefined();
      expect(new Set([first, second, third]).size).toBe(3);
    });
  });

  describe('refusing a destination', () => {
    it.each(['snowflake', 'redshift', 'azureservicebus', 'gcs', 'Webhook', 'constructor', ''])(
      'refuses the type "%s"',
      async (type) => {
        const { destinations } = contract().client;
        const { id } = await create(`type-${type}-is-refused`);
        // Another type needs other members, and nobody should have to fix those first.
        const metadata = { region: 'eu-1', url: 'kafka:9092' } as object;
        const input = { name: 'other-type', type, metadata, secrets: { awsKeyId: 'AKIA' } };

        const problem = await expectProblem(destinations.create(input), 'destination_type_unsupported');
        const changing = destinations.update(id, {
          updateMask: ['type', 'metadata'],
          destination: { type, metadata },
        });
        await expectProblem(changing, 'destination_type_unsupported');

        expect(problem.context).toEqual({ supported: supportedDestinationTypes });
        expect(JSON.stringify(problem)).not.toContain('AKIA');
      },
    );

    it.each([
      ['without an address', {}, 'url'],
      ['with http', { url: 'http://hooks.acme.example' }, 'url'],
      ['with no address at all', { url: 'hooks' }, 'url'],
      ['with a password in its address', { url: 'https://ada:hunter2@acme.example' }, 'url'],
      ['with a header that is no header', { url, headers: { 'X Team': 'hunter2' } }, 'headers'],
      ['with a header of two lines', { url, headers: { 'X-Team': 'a\r\nHost: hunter2' } }, 'headers'],
      ['with a header twice', { url, headers: { 'X-Team': 'a', 'x-team': 'hunter2' } }, 'headers'],
      ['with a header that frames the message', { url, headers: { Host: 'hunter2' } }, 'headers'],
      ['with a header that signs the message', { url, headers: { 'Svix-Id': 'hunter2' } }, 'headers'],
    ])('refuses one %s', async (name, metadata, member) => {
      const { destinations } = contract().client;
      const { id } = await create(name.replaceAll(' ', '-'));

      const refused = await expectProblem(create('bad', metadata), 'invalid_request', [`metadata.${member}`]);
      const changing = destinations.update(id, { updateMask: ['metadata'], destination: { metadata } });
      const unchanged = await expectProblem(changing, 'invalid_request', [`destination.metadata.${member}`]);

      expect(JSON.stringify([refused, unchanged])).not.toContain('hunter2');
      expect((await destinations.get(id)).metadata).toEqual({ url });
    });

    it('checks an address, whatever type is sent beside the mask', async () => {
      const { destinations } = contract().client;
      const { id } = await create('beside-the-mask');
      const destination = { type: 'kinesis', metadata: { url: 'http://acme.example' } };

      const call = destinations.update(id, { updateMask: ['metadata.url'], destination });

      await expectProblem(call, 'invalid_request', ['destination.metadata.url']);
    });

    it('refuses a signing key from outside, and does not repeat it', async () => {
      const secrets = { webhookSigningKey: 'whsec_hunter2' };
      const input = { name: 'own-key', type: 'webhook', metadata: { url }, secrets };

      const call = contract().client.destinations.create(input);

      const problem = await expectProblem(call, 'invalid_request', ['secrets.webhookSigningKey']);
      expect(JSON.stringify(problem)).not.toContain('hunter2');
    });

    it.each(['two words', 'ünïcode', '', unknownId, 'x'.repeat(256)])(
      'refuses the name "%s"',
      async (name) => {
        await expectProblem(create(name), 'invalid_request', ['name']);
      },
    );

    it.each(['id', 'secrets.awsKeyId', 'metadata.region'])('refuses the mask "%s"', async (path) => {
      const { destinations } = contract().client;
      const { id } = await create(`mask-${path.replaceAll('.', '-')}`);

      const call = destinations.update(id, { updateMask: [path], destination: {} });

      await expectProblem(call, 'invalid_update_mask');
    });
  });
}
