import { DeliveredMessage, NotificationEvent } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { everyOne } from '../every-one.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

const eventType = 'installation.created';
const longAgo = '2020-01-01T00:00:00Z';

export function deliveriesContract(contract: () => Contract): void {
  let count = 0;
  const newDestination = () => contract().destination(`delivers-${++count}`);
  const tested = async () => {
    const destination = await newDestination();
    const delivery = await contract().client.destinations.sendTestEvent(destination.id, { eventType });
    return { destination, delivery };
  };

  describe('trying a destination', () => {
    // @holds S238
    it('sends an example of an event, marked as a test', async () => {
      const { client } = contract();
      const destination = await newDestination();

      const delivery = await expectAnswer(client.destinations.sendTestEvent(destination.name, { eventType }));
      const { body, ...shown } = await expectAnswer(client.deliveries.get(delivery.id));

      const event = JSON.parse(body ?? '');
      expect(delivery).toMatchObject({
        destinationId: destination.id,
        eventType,
        messageId: `msg_${delivery.id}`,
        status: 'pending',
        attemptCount: 0,
        isTest: true,
        nextAttemptTime: delivery.createTime,
      });
      expect(delivery).not.toHaveProperty('topic');
      expect(shown).toEqual({ ...delivery, attempts: [] });
      expect(NotificationEvent.parse(event)).toEqual(event);
      expect(event).toMatchObject({ notificationType: eventType, isTest: true });
    });

    it.each(['read', 'subscribe', 'schema.watch'] as const)(
      'sends an example of a %s message too',
      async (action) => {
        const { client } = contract();
        const { id } = await newDestination();

        const delivery = await client.destinations.sendTestEvent(id, { eventType: action });
        const { body } = await client.deliveries.get(delivery.id);

        const message = JSON.parse(body ?? '');
        expect(delivery).toMatchObject({ eventType: action, isTest: true });
        expect(DeliveredMessage.parse(message)).toEqual(message);
        expect(message).toMatchObject({ action, isTest: true });
      },
    );

    it.each(['no.such.event', ''])('refuses the type "%s"', async (type) => {
      const { id } = await newDestination();
      const body = { eventType: type } as unknown as { eventType: typeof eventType };

      const call = contract().client.destinations.sendTestEvent(id, body);

      await expectProblem(call, 'invalid_request', ['eventType']);
    });
  });

  describe('listing deliveries', () => {
    it('gives the newest first, and only those that were asked for', async () => {
      const { deliveries, destinations } = contract().client;
      const { destination, delivery: first } = await tested();
      const second = await destinations.sendTestEvent(destination.id, { eventType: 'connection.deleted' });
      await contract().failDelivery(first.id);
      const of = { destinationId: destination.id };
      const ids = async (query: object) => (await deliveries.list({ ...of, ...query })).map(({ id }) => id);

      const listed = await expectAnswer(deliveries.list(of));

      expect(listed.map(({ id }) => id)).toEqual([second.id, first.id]);
      expect(await ids({ status: 'failed' })).toEqual([first.id]);
      expect(await ids({ status: 'pending' })).toEqual([second.id]);
      expect(await ids({ status: 'delivered' })).toEqual([]);
      expect(await ids({ eventType: 'connection.deleted' })).toEqual([second.id]);
      expect(await ids({ eventType, status: 'pending' })).toEqual([]);
      expect(await ids({ destinationId: unknownId })).toEqual([]);
      expect((await deliveries.list({ pageSize: 1000 })).map(({ id }) => id)).toContain(second.id);
    });

    it('goes through all pages', async () => {
      const { deliveries, destinations } = contract().client;
      const { destination, delivery } = await tested();
      const made = [delivery.id];
      while (made.length < 5) {
        made.unshift((await destinations.sendTestEvent(destination.id, { eventType })).id);
      }

      const seen = await everyOne(deliveries.list({ destinationId: destination.id, pageSize: 2 }));

      expect(seen.map(({ id }) => id)).toEqual(made);
    });

    it('refuses a page of another list, and a status that does not exist', async () => {
      const { deliveries } = contract().client;
      const { destination } = await tested();
      await tested();
      await deliveries.list({ pageSize: 1 });
      const link = contract().lastResponse().headers.get('Link') ?? '';
      const pageToken = new URLSearchParams(/\?([^>]*)/.exec(link)?.[1]).get('pageToken') ?? '';
      const wrong = { status: 'lost' } as unknown as { status: 'failed' };

      const elsewhere = deliveries.list({ destinationId: destination.id, pageSize: 1, pageToken });
      await expectProblem(elsewhere, 'invalid_request');
      await expectProblem(deliveries.list(wrong), 'invalid_request', ['status']);
    });
  });

  describe('sending again', () => {
    it('makes one delivery due', async () => {
      const { deliveries } = contract().client;
      const { delivery } = await tested();
      await contract().failDelivery(delivery.id);
      const failed = await deliveries.get(delivery.id);

      const replayed = await expectAnswer(deliveries.replay(delivery.id));

      expect(failed).toMatchObject({ status: 'failed' });
      expect(failed).not.toHaveProperty('nextAttemptTime');
      expect(replayed).toMatchObject({ id: delivery.id, messageId: delivery.messageId, status: 'pending' });
      expect(replayed).toHaveProperty('nextAttemptTime');
    });

    // @holds S238
    it('makes everything due that has failed for a destination since a time', async () => {
      const { destinations, deliveries } = contract().client;
      const { destination, delivery } = await tested();
      const waiting = await destinations.sendTestEvent(destination.id, { eventType });
      const other = await tested();
      for (const { id } of [delivery, other.delivery]) await contract().failDelivery(id);
      const replay = (sinceTime: string) => destinations.replayFailed(destination.id, { sinceTime });
      const later = new Date(Date.parse(delivery.createTime) + 1).toISOString();

      const none = await replay(later);
      const one = await expectAnswer(replay(delivery.createTime));
      const again = await replay(longAgo);

      expect([none, one, again].map(({ replayedCount }) => replayedCount)).toEqual([0, 1, 0]);
      expect(one.isMoreLeft).toBe(false);
      expect(await deliveries.get(delivery.id)).toMatchObject({ status: 'pending' });
      expect(await deliveries.get(waiting.id)).not.toHaveProperty('updateTime');
      expect(await deliveries.get(other.delivery.id)).toMatchObject({ status: 'failed' });
    });

    it('makes those due that were chosen, and names those that are left out', async () => {
      const { deliveries } = contract().client;
      const [one, disabled, untouched] = [await tested(), await tested(), await tested()];
      for (const { delivery } of [one, untouched]) await contract().failDelivery(delivery.id);
      await contract().disableDestination(disabled.destination.id);
      const deliveryIds = [one.delivery.id, disabled.delivery.id, unknownId, one.delivery.id];

      const told = await expectAnswer(deliveries.replaySeveral({ deliveryIds, dryRun: true }));
      const before = await deliveries.get(one.delivery.id);
      const done = await deliveries.replaySeveral({ deliveryIds });

      expect(told).toEqual({
        replayedCount: 1,
        leftOut: [
          { deliveryId: disabled.delivery.id, code: 'destination_disabled' },
          { deliveryId: unknownId, code: 'delivery_not_found' },
        ],
      });
      expect(before).toMatchObject({ status: 'failed' });
      expect(done).toEqual(told);
      expect(await deliveries.get(one.delivery.id)).toMatchObject({ status: 'pending' });
      expect(await deliveries.get(untouched.delivery.id)).toMatchObject({ status: 'failed' });
    });

    it.each([[[]], [Array.from({ length: 1001 }, () => unknownId)]])(
      'refuses to send none, and more than a page has',
      async (deliveryIds) => {
        const call = contract().client.deliveries.replaySeveral({ deliveryIds });

        await expectProblem(call, 'invalid_request', ['deliveryIds']);
      },
    );

    it('refuses a time that is none', async () => {
      const { id } = await newDestination();

      const call = contract().client.destinations.replayFailed(id, { sinceTime: 'yesterday' });

      await expectProblem(call, 'invalid_request', ['sinceTime']);
    });
  });

  it('a destination that is disabled takes nothing until it is updated', async () => {
    const { destinations, deliveries } = contract().client;
    const { destination, delivery } = await tested();
    await contract().disableDestination(destination.id);
    const code = 'destination_disabled';
    const disabled = await destinations.get(destination.id);

    await expectProblem(destinations.sendTestEvent(destination.id, { eventType }), code);
    await expectProblem(deliveries.replay(delivery.id), code);
    await expectProblem(destinations.replayFailed(destination.id, { sinceTime: longAgo }), code);
    const updated = await destinations.update(destination.id, {
      updateMask: ['metadata.url'],
      destination: { metadata: { url: 'https://mended.acme.example' } },
    });

    expect(disabled).toMatchObject({
      disabledTime: expect.any(String),
      failingSinceTime: expect.any(String),
    });
    expect(updated).not.toHaveProperty('disabledTime');
    expect(updated).not.toHaveProperty('failingSinceTime');
    expect(await deliveries.replay(delivery.id)).toMatchObject({ status: 'pending' });
  });

  describe('a delivery or a destination that is not there', () => {
    it.each([unknownId, 'not-an-id'])('is not found as %s', async (id) => {
      const { destinations, deliveries } = contract().client;

      await expectProblem(deliveries.get(id), 'delivery_not_found');
      await expectProblem(deliveries.replay(id), 'delivery_not_found');
      await expectProblem(destinations.sendTestEvent(id, { eventType }), 'destination_not_found');
      await expectProblem(destinations.replayFailed(id, { sinceTime: longAgo }), 'destination_not_found');
    });

    it('is gone with its destination', async () => {
      const { destinations, deliveries } = contract().client;
      const { destination, delivery } = await tested();
      await destinations.delete(destination.id);

      await expectProblem(deliveries.get(delivery.id), 'delivery_not_found');
    });
  });
}
