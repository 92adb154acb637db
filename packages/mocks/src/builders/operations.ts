import type { Log, Operation } from '@dowel/schema';
import { builtAt } from './times.ts';

/** A valid operation: a read that went well; pass what matters. */
export function buildOperation(overrides: Partial<Operation> = {}): Operation {
  return {
    id: 'operation-1',
    projectId: 'project-demo',
    integrationId: 'integration-crm-sync',
    installationId: 'installation-acme',
    configId: 'config-1',
    actionType: 'read',
    status: 'success',
    result: 'Read 42 records.',
    metadata: { objects: ['contacts'] },
    createTime: builtAt,
    ...overrides,
  };
}

/** A valid entry of an operation's log; pass what matters. */
export function buildLog(overrides: Partial<Log> = {}): Log {
  return {
    timestamp: builtAt,
    severity: 'INFO',
    message: { msg: 'Read a page of 42 records.' },
    ...overrides,
  };
}
