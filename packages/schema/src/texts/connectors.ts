import type { ResourceTexts } from './operation-text.ts';

export const connectorsTexts = {
  tag: 'Connectors',
  description: 'What can be done with each provider of the catalogue on this server.',
  operations: {
    listConnectors: {
      summary: 'List what can be done with each provider',
      description:
        'Answers for each provider what its connector can do, what the connector was tried against, until when the provider supports the version of its API, and how many installations of the project use it.',
      answer: [
        {
          provider: 'hubspot',
          displayName: 'HubSpot',
          authType: 'oauth2',
          abilities: ['read', 'write', 'delete', 'search', 'subscribe', 'proxy'],
          verified: 'simulator',
          apiVersion: { name: 'v3', supportedUntil: '2027-09-30' },
          objectCount: 12,
          integrationCount: 1,
          installationCount: 121,
        },
      ],
    },
  },
} satisfies ResourceTexts;
