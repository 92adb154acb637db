import { connection, updateTime } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

const identity = { groupRef: 'northwind', groupName: 'Northwind Traders', consumerRef: 'ada' };
const startPage = 'https://dowel.example/oauth/start?ticket=example';
const { providerApp: _, ...withoutApp } = connection;

export const connectionsTexts = {
  tag: 'Connections',
  description:
    'A connection holds the credentials of a customer for one provider. They are stored encrypted.',
  operations: {
    listConnections: {
      summary: 'List the connections of a project',
      description:
        'Can be narrowed to a provider, a group or a consumer. Never shows credentials. A consumer token sees only its own group.',
      answer: [connection],
    },
    generateConnection: {
      summary: 'Connect a provider with known credentials',
      description:
        'For providers without an OAuth sign-in, and to import tokens that were obtained elsewhere. The provider is asked whether the credentials work before anything is stored. `Dowel-Warning: no_effect;path="oauth2AuthorizationCode.refreshToken"` says that there is no provider app, so nothing can renew the tokens: make one, and import them again. Emits `connection.created`.',
      body: { ...identity, provider: 'stripe', apiKey: 'example-not-a-real-key' },
      answer: { ...withoutApp, provider: 'stripe', authScheme: 'apiKey', authType: 'apiKey' },
    },
    getConnection: {
      summary: 'Get a connection',
      description:
        'With a key of scope `full`, `includeCreds` and `includeRefreshToken` add the credentials. `refresh` renews the access token first. Emits `connection.refreshed` when a token was renewed, and `connection.error` when the provider refused.',
      answer: connection,
    },
    updateConnection: {
      summary: 'Change the credentials of a connection',
      description:
        'Sets only what the update mask names. New credentials must fit the way of signing in, and the provider is asked whether they work. Emits `connection.updated`.',
      body: { updateMask: ['apiKey'], connection: { apiKey: 'another-example-not-a-real-key' } },
      answer: { ...withoutApp, provider: 'stripe', authScheme: 'apiKey', authType: 'apiKey', updateTime },
    },
    deleteConnection: {
      summary: 'Delete a connection',
      description:
        'Deletes the stored credentials. An installation that uses the connection must be deleted first. Emits `connection.deleted`. `Dowel-Warning: not_revoked;count=1` says that its tokens were to be revoked, and still work at the provider.',
    },
    oauthConnect: {
      summary: 'Start a sign-in at a provider',
      description:
        'Answers the address of a page, as plain text. Open it in a window; the person signs in there, and the connection is made at the end. The address works once and for a short time. Emits `connection.created` when the person has signed in.',
      body: { projectIdOrName: 'acme-crm', ...identity, provider: 'hubspot' },
      answer: startPage,
    },
    oauthUpdate: {
      summary: 'Start a new sign-in for an existing connection',
      description:
        'Like `oauthConnect`, but the connection keeps its id and gets new tokens. Use it when the provider no longer accepts the old ones. Emits `connection.updated` when the person has signed in.',
      answer: startPage,
    },
  },
} satisfies ResourceTexts;
