import type { Connection } from '@dowel/schema';
import { buildConsumer } from './consumers.ts';
import { buildGroup } from './groups.ts';
import { builtAt } from './times.ts';

/** Builds a valid, working connection of group `acme` to the sandbox. `overrides` replaces parts of it. */
export function buildConnection(overrides: Partial<Connection> = {}): Connection {
  return {
    id: 'connection-acme',
    projectId: 'project-demo',
    provider: 'sandbox',
    group: buildGroup(),
    consumer: buildConsumer(),
    providerWorkspaceRef: 'acct_juniper',
    providerConsumerRef: 'user_1',
    createTime: builtAt,
    authScheme: 'oauth2/authorizationCodePKCE',
    status: 'working',
    diagnosis: { reason: 'ok', since: builtAt, actor: 'operator', nextStep: 'Nothing to do.' },
    providerMetadata: {},
    ...overrides,
  };
}
