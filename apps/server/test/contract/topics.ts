import { describe, expect, it } from 'vitest';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

export function topicsContract(contract: () => Contract): void {
  describe('keeping topics', () => {
    it('creates, renames and deletes one', async () => {
      const { topics } = contract().client;

      const created = await expectAnswer(topics.create({ name: 'Alerts-1' }));
      const renamed = await expectAnswer(topics.update(created.id, { name: 'Alerts-2' }));
      const listed = await expectAnswer(topics.list());
      await expectAnswer(topics.delete(created.id));

      expect(created).not.toHaveProperty('updateTime');
      expect(renamed).toMatchObject({ id: created.id, name: 'Alerts-2' });
      expect(listed).toContainEqual(renamed);
      expect(await topics.list()).not.toContainEqual(renamed);
    });

    it('keeps names apart', async () => {
      const { topics } = contract().client;
      await topics.create({ name: 'taken' });
      const { id } = await topics.create({ name: 'free' });
      await expectProblem(topics.create({ name: 'taken' }), 'name_taken');
      await expectProblem(topics.update(id, { name: 'taken' }), 'name_taken');
    });

    it('refuses a name with a blank', async () => {
      await expectProblem(contract().client.topics.create({ name: 'no good' }), 'invalid_request', ['name']);
    });

    it.each([unknownId, 'not-an-id'])('has no topic %s', async (id) => {
      const { topics } = contract().client;
      await expectProblem(topics.update(id, { name: 'x' }), 'topic_not_found');
      await expectProblem(topics.delete(id), 'topic_not_found');
    });
  });
}
