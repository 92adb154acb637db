import { describe, expect, it } from 'vitest';
import { everyOne } from '../every-one.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

const eventType = 'installation.created';

export function inboxContract(contract: () => Contract): void {
  let count = 0;
  const newInbox = () =>
    contract().client.destinations.create({ name: `keeps-${++count}`, type: 'inbox', metadata: {} });

  describe('keeping messages in an inbox', () => {
    it('needs no place and no secrets, and refuses those of other types', async () => {
      const { destinations } = contract().client;
      const created = await expectAnswer(newInbox());
      const metadata = { url: 'https://hooks.acme.example' };

      const foreign = await destinations.create({ name: 'keeps-no-url', type: 'inbox', metadata });
      const secret = destinations.create({
        name: 'odd',
        type: 'inbox',
        metadata: {},
        secrets: { password: 'x' },
      });

      expect(created).toMatchObject({ type: 'inbox', metadata: {} });
      expect(foreign.metadata).toEqual({});
      await expectProblem(secret, 'invalid_request', ['secrets.password']);
    });

    it('gives them in their order, once read from a position only what came after it', async () => {
      const { client, deliverDue } = contract();
      const { id, name } = await newInbox();
      const sent: string[] = [];
      for (let n = 0; n < 3; n += 1) {
        sent.push((await client.destinations.sendTestEvent(id, { eventType })).messageId);
        await deliverDue(id);
      }

      const first = await expectAnswer(client.inbox.listPage(name, { pageSize: 2 }));
      const rest = await client.inbox.listPage(id, { after: first.nextAfter });
      const end = await client.inbox.listPage(id, { after: rest.nextAfter });
      const all = await everyOne(client.inbox.list(id, { pageSize: 1 }));

      expect([...first.results, ...rest.results].map(({ messageId }) => messageId)).toEqual(sent);
      const [position = 0] = all.map((one) => one.position);
      expect(all.map((one) => one.position - position)).toEqual([0, 1, 2]);
      expect(end).toEqual({ results: [], nextAfter: position + 2 });
      const { body, ...message } = first.results[0] ?? {};
      expect(message).toMatchObject({ position, eventType, isTest: true });
      expect(JSON.parse(body ?? '')).toMatchObject({ notificationType: eventType, isTest: true });
      expect(await everyOne(client.records.list(id))).toEqual([]);
    });

    it('shows what was delivered there', async () => {
      const { client, deliverDue } = contract();
      const { id } = await newInbox();
      const delivery = await client.destinations.sendTestEvent(id, { eventType });
      await deliverDue(id);

      const shown = await client.deliveries.get(delivery.id);

      expect(shown).toMatchObject({ status: 'delivered', attemptCount: 1 });
      expect(shown.nextAttemptTime).toBeUndefined();
    });

    it('is only for inboxes', async () => {
      const { client } = contract();
      const metadata = { url: 'https://hooks.acme.example' };
      const { id } = await client.destinations.create({ name: 'keeps-nothing', type: 'webhook', metadata });

      for (const [destination, code] of [
        [id, 'not_an_inbox'],
        [unknownId, 'destination_not_found'],
      ] as const) {
        await expectProblem(client.inbox.listPage(destination), code);
      }
    });

    it.each([{ after: -1 }, { after: 1.5 }, { pageSize: 0 }, { pageSize: 1001 }])(
      'refuses %j',
      async (query) => {
        const { id } = await newInbox();

        const call = contract().client.inbox.listPage(id, query);

        await expectProblem(call, 'invalid_request', Object.keys(query));
      },
    );

    it('can become a webhook, with its address', async () => {
      const { destinations } = contract().client;
      const { id } = await newInbox();
      const metadata = { url: 'https://hooks.acme.example' };

      const lacking = destinations.update(id, { updateMask: ['type'], destination: { type: 'webhook' } });
      await expectProblem(lacking, 'invalid_request', ['destination.metadata.url']);
      const changed = await destinations.update(id, {
        updateMask: ['type', 'metadata'],
        destination: { type: 'webhook', metadata },
      });

      expect(changed).toMatchObject({ id, type: 'webhook', metadata });
    });
  });
}
