import { endpoints } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

export function topicsContract(contract: () => Contract): void {
  describe('keeping topics', () => {
    it('creates, renames and deletes one', async () => {
      const { topics } = contract().client;

      const created = await expectAnswer(endpoints.createTopic, topics.create({ name: 'Alerts-1' }));
      const renamed = await expectAnswer(
        endpoints.updateTopic,
        topics.update(created.id, { name: 'Alerts-2' }),
      );
      const listed = await expectAnswer(endpoints.listTopics, topics.list());
      await expectAnswer(endpoints.deleteTopic, topics.delete(created.id));

      expect(created).not.toHaveProperty('updateTime');
      expect(renamed).toMatchObject({ id: created.id, name: 'Alerts-2' });
      expect(listed).toContainEqual(renamed);
      expect(await topics.list()).not.toContainEqual(renamed);
    });

    it('keeps names apart', async () => {
      const { topics } = contract().client;
      await topics.create({ name: 'taken' });
      const { id } = await topics.create({ name: 'free' });

      const { createTopic, updateTopic } = endpoints;
      await expectProblem(contract(), createTopic, topics.create({ name: 'taken' }), 'name_taken');
      await expectProblem(contract(), updateTopic, topics.update(id, { name: 'taken' }), 'name_taken');
    });

    it('refuses a name with a blank', async () => {
      const call = contract().client.topics.create({ name: 'no good' });

      await expectProblem(contract(), endpoints.createTopic, call, 'invalid_request', { issues: ['name'] });
    });

    it.each([unknownId, 'not-an-id'])('has no topic %s', async (id) => {
      const { topics } = contract().client;

      const { updateTopic, deleteTopic } = endpoints;
      await expectProblem(contract(), updateTopic, topics.update(id, { name: 'x' }), 'topic_not_found');
      await expectProblem(contract(), deleteTopic, topics.delete(id), 'topic_not_found');
    });
  });

  describe('sending events to a topic', () => {
    const eventType = 'installation.created';

    // @holds S119, S121, S160, S226
    it('creates, finds and deletes a route', async () => {
      const { topics, eventTopicRoutes: routes } = contract().client;
      const { id: topicId } = await topics.create({ name: 'routed' });

      const created = await expectAnswer(
        endpoints.createEventTopicRoute,
        routes.create({ topicId, eventType }),
      );
      const found = await expectAnswer(endpoints.listEventTopicRoutes, routes.list({ topicId, eventType }));
      const others = await routes.list({ topicId, eventType: 'connection.created' });
      await expectAnswer(endpoints.deleteEventTopicRoute, routes.delete(created.id));

      expect(found).toEqual([created]);
      expect(others).toEqual([]);
      expect(await routes.list({ topicId })).toEqual([]);
    });

    it('keeps one route per event and topic', async () => {
      const { topics, eventTopicRoutes: routes } = contract().client;
      const { id: topicId } = await topics.create({ name: 'once' });
      await routes.create({ topicId, eventType });

      const call = routes.create({ topicId, eventType });

      await expectProblem(contract(), endpoints.createEventTopicRoute, call, 'route_exists');
    });

    it('deletes the routes of a topic with it', async () => {
      const { topics, eventTopicRoutes: routes } = contract().client;
      const { id: topicId } = await topics.create({ name: 'short-lived' });
      await routes.create({ topicId, eventType });

      await topics.delete(topicId);

      expect(await routes.list({ topicId })).toEqual([]);
    });

    it('refuses events and topics that are not there', async () => {
      const { eventTopicRoutes: routes } = contract().client;
      const { createEventTopicRoute: create, deleteEventTopicRoute: remove } = endpoints;

      const odd = routes.create({ topicId: unknownId, eventType: 'tea.ready' as never });
      await expectProblem(contract(), create, odd, 'invalid_request', { issues: ['eventType'] });
      const lost = routes.create({ topicId: unknownId, eventType });
      await expectProblem(contract(), create, lost, 'topic_not_found');
      await expectProblem(contract(), remove, routes.delete('not-an-id'), 'route_not_found');
    });
  });
}
