import type { Log, Operation } from '@dowel/schema';
import { builtAt } from './times.ts';

/** Builds a valid operation: a read that succeeded. `overrides` replaces parts of it. */
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

/** Builds a valid entry of an operation's log. `overrides` replaces parts of it. */
export function buildLog(overrides: Partial<Log> = {}): Log {
  return {
    timestamp: builtAt,
    severity: 'INFO',
    message: { msg: 'Read a page of 42 records.' },
    ...overrides,
  };
}
