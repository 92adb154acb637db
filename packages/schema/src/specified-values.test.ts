import { describe, expect, it } from 'vitest';
import {
  AuthScheme,
  AuthType,
  ConfigAction,
  ConnectionStatus,
  GrantType,
  Installation,
  NotificationEventType,
} from './index.ts';

/** The values are written out, not read from the schema. So a test fails when a value is removed from the schema. */
const sets: [name: string, schema: { readonly options: readonly string[] }, values: string[]][] = [
  ['how a provider signs in', AuthType, ['oauth2', 'apiKey', 'basic', 'jwt', 'custom', 'none']],
  ["an installation's health", Installation.shape.healthStatus, ['healthy', 'unhealthy']],
  [
    'how the latest operation went',
    Installation.shape.lastOperationStatus.unwrap(),
    ['success', 'failure', 'in_progress'],
  ],
  ['what a config change is about', ConfigAction, ['read', 'subscribe', 'write']],
  [
    'what can be routed to a topic',
    NotificationEventType,
    [
      // From the specification.
      'connection.created',
      'connection.error',
      'installation.created',
      'installation.updated',
      'installation.deleted',
      'read.schedule.paused',
      'read.backfill.done',
      'read.triggered.done',
      'read.triggered.error',
      'write.async.done',
      'destination.webhook.disabled',
      // From the reference.
      'connection.refreshed',
      'connection.updated',
      'connection.deleted',
      'subscribe.create.error',
      // Added by Dowel. Only who routes it gets it.
      'connection.account.changed',
    ],
  ],
  ["a connection's status", ConnectionStatus, ['created', 'working', 'bad_credentials']],
  [
    "a connection's way of signing in",
    AuthScheme,
    [
      'oauth2/authorizationCode',
      'oauth2/authorizationCodePKCE',
      'oauth2/clientCredentials',
      'oauth2/password',
      'apiKey',
      'basic',
      'none',
    ],
  ],
  [
    'how a token is asked for',
    GrantType,
    ['authorizationCode', 'authorizationCodePKCE', 'clientCredentials', 'password'],
  ],
];

describe('naming the values of a closed set', () => {
  // @holds S62, S227, S228, S229, S230, S231, S232, S233, S234, S235, S236
  it.each(sets)('has for %s the values of the specification, and no others', (_, schema, values) => {
    expect([...schema.options].sort()).toEqual([...values].sort());
  });
});
