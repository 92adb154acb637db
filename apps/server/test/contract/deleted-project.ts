import { describe, expect, it } from 'vitest';
import { expectAnswer, expectProblem } from './expectations.ts';
import type { Contract } from './target.ts';

/** Tests of deleting the target's own project. */
export function deletedProjectContract(contract: () => Contract): void {
  describe('deleting the project', () => {
    it('is not for keys that pages hold and end users', async () => {
      const { page, consumer, newIdentity, client, project } = contract();

      await expectProblem(page.projects.delete(), 'api_key_scope');
      await expectProblem(consumer(newIdentity()).projects.delete(), 'token_not_allowed');

      expect(await client.projects.get()).toMatchObject({ name: project });
    });

    // @holds S161
    it('ends everything that its keys can do, but not what everybody may see', async () => {
      const { client, page } = contract();

      await expectAnswer(client.projects.delete({ idempotencyKey: 'the-last-one' }));

      for (const caller of [client, page]) {
        await expectProblem(caller.projects.get(), 'api_key_invalid');
      }
      await expectAnswer(client.providers.list());
    });
  });
}
