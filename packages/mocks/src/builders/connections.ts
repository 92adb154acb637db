import type { AuthScheme, Connection } from '@dowel/schema';
import { schemeFacts } from '@dowel/schema/rules';
import { buildConsumer } from './consumers.ts';
import { buildGroup } from './groups.ts';
import { builtAt } from './times.ts';

/** Builds a valid, working connection of group `acme` to the sandbox. `overrides` replaces parts of it. */
export function buildConnection(overrides: Partial<Connection> = {}): Connection {
  const authScheme: AuthScheme = overrides.authScheme ?? 'oauth2/authorizationCodePKCE';
  return {
    id: 'connection-acme',
    projectId: 'project-demo',
    provider: 'sandbox',
    group: buildGroup(),
    consumer: buildConsumer(),
    providerWorkspaceRef: 'acct_juniper',
    providerConsumerRef: 'user_1',
    createTime: builtAt,
    authScheme,
    authType: schemeFacts[authScheme].authType,
    status: 'working',
    diagnosis: { reason: 'ok', since: builtAt, actor: 'operator', nextStep: 'Nothing to do.' },
    providerMetadata: {},
    ...overrides,
  };
}
