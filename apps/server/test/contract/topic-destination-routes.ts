import { describe, expect, it } from 'vitest';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

export function topicDestinationRoutesContract(contract: () => Contract): void {
  let count = 0;
  const newTopic = () => contract().client.topics.create({ name: `sent-${++count}` });
  const newDestination = () =>
    contract().client.destinations.create({
      name: `receives-${++count}`,
      type: 'webhook',
      metadata: { url: 'https://hooks.acme.example' },
    });
  const routed = async () => {
    const [topic, destination] = [await newTopic(), await newDestination()];
    const ids = { topicId: topic.id, destinationId: destination.id };
    return { topic, destination, ids, route: await contract().client.topicDestinationRoutes.create(ids) };
  };

  describe('sending a topic to a destination', () => {
    // @holds S161
    it('creates, finds and deletes a route', async () => {
      const { topicDestinationRoutes: routes } = contract().client;
      const ids = { topicId: (await newTopic()).id, destinationId: (await newDestination()).id };

      const created = await expectAnswer(routes.create(ids));
      const found = await expectAnswer(routes.list(ids));
      const all = await routes.list();
      await expectAnswer(routes.delete(created.id));

      expect(created).toMatchObject(ids);
      expect(created).not.toHaveProperty('updateTime');
      expect(found).toEqual([created]);
      expect(all).toContainEqual(created);
      expect(await routes.list(ids)).toEqual([]);
    });

    it('goes from many topics to many destinations, and lists them by either or both', async () => {
      const { topicDestinationRoutes: routes } = contract().client;
      const [first, second] = [await routed(), await routed()];
      const across = await routes.create({
        topicId: first.topic.id,
        destinationId: second.destination.id,
      });

      expect(await routes.list({ topicId: first.topic.id })).toEqual([first.route, across]);
      expect(await routes.list({ destinationId: second.destination.id })).toEqual([second.route, across]);
      expect(await routes.list({ topicId: second.topic.id, destinationId: first.destination.id })).toEqual(
        [],
      );
    });

    it('takes the name of a destination, and answers its id', async () => {
      const { topicDestinationRoutes: routes } = contract().client;
      const [topic, { id, name }] = [await newTopic(), await newDestination()];

      expect(await routes.create({ topicId: topic.id, destinationId: name })).toMatchObject({
        destinationId: id,
      });
    });

    it('keeps one route per topic and destination, also by name', async () => {
      const { topicDestinationRoutes: routes } = contract().client;
      const { ids, destination, route } = await routed();

      for (const destinationId of [destination.id, destination.name]) {
        await expectProblem(routes.create({ ...ids, destinationId }), 'route_exists');
      }

      expect(await routes.list(ids)).toEqual([route]);
    });

    it('deletes the routes of a topic with it', async () => {
      const { topics, topicDestinationRoutes: routes } = contract().client;
      const [{ topic, destination }, other] = [await routed(), await routed()];

      await topics.delete(topic.id);

      expect(await routes.list({ destinationId: destination.id })).toEqual([]);
      expect(await routes.list(other.ids)).toEqual([other.route]);
    });

    it.each(['id', 'name'] as const)('deletes the routes of a destination with it, by its %s', async (by) => {
      const { destinations, topicDestinationRoutes: routes } = contract().client;
      const [{ topic, destination }, other] = [await routed(), await routed()];

      await destinations.delete(destination[by]);

      expect(await routes.list({ topicId: topic.id })).toEqual([]);
      expect(await routes.list(other.ids)).toEqual([other.route]);
    });

    it.each([unknownId, 'not-an-id'])('refuses a topic, a destination and a route %s', async (id) => {
      const { topicDestinationRoutes: routes } = contract().client;
      const { ids } = await routed();

      await expectProblem(routes.create({ ...ids, topicId: id }), 'topic_not_found');
      await expectProblem(routes.create({ ...ids, destinationId: id }), 'destination_not_found');
      await expectProblem(routes.delete(id), 'route_not_found');
    });

    it('does not take a route of the other kind for one of its own', async () => {
      const { eventTopicRoutes, topicDestinationRoutes: routes } = contract().client;
      const { topic, route } = await routed();
      const other = await eventTopicRoutes.create({ topicId: topic.id, eventType: 'connection.created' });

      await expectProblem(routes.delete(other.id), 'route_not_found');
      await expectProblem(eventTopicRoutes.delete(route.id), 'route_not_found');
    });

    it.each([
      ['an empty topic', { topicId: '' }, 'topicId'],
      ['no topic', { topicId: undefined }, 'topicId'],
      ['a topic that is a number', { topicId: 1 }, 'topicId'],
      ['an empty destination', { destinationId: '' }, 'destinationId'],
      ['a destination that is too long', { destinationId: 'x'.repeat(256) }, 'destinationId'],
    ])('refuses %s', async (_, wrong, member) => {
      const { topicDestinationRoutes: routes } = contract().client;
      const call = routes.create({ topicId: unknownId, destinationId: unknownId, ...wrong } as never);

      await expectProblem(call, 'invalid_request', [member]);
    });
  });
}
