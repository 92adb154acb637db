import type { Installation } from '@dowel/schema';
import * as operationLog from '../../src/installing/operation-log/service.ts';
import type { GivenWorld } from './given.ts';
import { givenContext } from './given-context.ts';

export function givenOperations(world: GivenWorld) {
  return {
    /** A read of contacts that has succeeded now, as a job records it. Given values replace its defaults. */
    operation(
      { integrationId, id, config }: Pick<Installation, 'integrationId' | 'id' | 'config'>,
      overrides: Partial<operationLog.FinishedOperation> = {},
    ): Promise<void> {
      const context = givenContext(world);
      const times = { startTime: context.now(), endTime: context.now() };
      const read = { actionType: 'read', status: 'success', result: 'Read.', logs: [] } as const;
      const subject = { integrationId, installationId: id, configId: config.id };
      const metadata = { objects: ['contacts'] };
      return operationLog.record(context, [{ ...subject, ...times, ...read, metadata, ...overrides }]);
    },
  };
}
