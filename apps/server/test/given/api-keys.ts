import type { ApiKeyScope, Project } from '@dowel/schema';
import * as apiKeys from '../../src/people/api-keys/service.ts';
import type { GivenWorld } from './given.ts';
import { givenContext } from './given-context.ts';

export function givenApiKeys(world: GivenWorld) {
  return {
    /** The text of a new active API key. Its scope is `full` unless another is given. */
    async apiKey({
      project,
      scopes = ['full'],
      expireTime,
    }: {
      project?: Project;
      scopes?: ApiKeyScope[];
      expireTime?: Date;
    } = {}): Promise<string> {
      const { key } = await apiKeys.create(givenContext(world, project), {
        label: 'Given',
        scopes,
        ...(expireTime && { expireTime: expireTime.toISOString() }),
      });
      return key;
    },
  };
}
