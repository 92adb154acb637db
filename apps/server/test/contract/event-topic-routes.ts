import { describe, expect, it } from 'vitest';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

export function eventTopicRoutesContract(contract: () => Contract): void {
  describe('sending events to a topic', () => {
    const eventType = 'installation.created';

    // @holds S12, S119, S121, S157, S158, S160, S226, S237
    it('creates, finds and deletes a route', async () => {
      const { topics, eventTopicRoutes: routes } = contract().client;
      const { id: topicId } = await topics.create({ name: 'routed' });

      const created = await expectAnswer(routes.create({ topicId, eventType }));
      const found = await expectAnswer(routes.list({ topicId, eventType }));
      const others = await routes.list({ topicId, eventType: 'connection.created' });
      await expectAnswer(routes.delete(created.id));

      expect(found).toEqual([created]);
      expect(others).toEqual([]);
      expect(await routes.list({ topicId })).toEqual([]);
    });

    it('keeps one route per event and topic', async () => {
      const { topics, eventTopicRoutes: routes } = contract().client;
      const { id: topicId } = await topics.create({ name: 'once' });
      await routes.create({ topicId, eventType });

      await expectProblem(routes.create({ topicId, eventType }), 'route_exists');
    });

    it('deletes the routes of a topic with it', async () => {
      const { topics, eventTopicRoutes: routes } = contract().client;
      const { id: topicId } = await topics.create({ name: 'short-lived' });
      await routes.create({ topicId, eventType });

      await topics.delete(topicId);

      expect(await routes.list({ topicId })).toEqual([]);
    });

    // @holds S120
    it('refuses events and topics that are not there', async () => {
      const { eventTopicRoutes: routes } = contract().client;

      const odd = routes.create({ topicId: unknownId, eventType: 'tea.ready' as never });
      await expectProblem(odd, 'invalid_request', ['eventType']);
      await expectProblem(routes.create({ topicId: unknownId, eventType }), 'topic_not_found');
      await expectProblem(routes.delete('not-an-id'), 'route_not_found');
    });
  });
}
