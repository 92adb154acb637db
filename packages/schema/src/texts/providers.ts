import { provider } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

export const providersTexts = {
  tag: 'Providers',
  description: 'The catalogue of the services that customers can connect. It is public.',
  operations: {
    listProviders: {
      summary: 'List the whole catalogue',
      description: 'Answers a map by the name of the provider. It changes only when the server is restarted.',
      answer: { hubspot: provider },
    },
    getProvider: {
      summary: 'Get a provider',
      description: 'Says how people sign in at the provider, what they have to enter, and what is supported.',
      answer: provider,
    },
    getConnector: {
      summary: 'Get how a provider is read and written',
      description:
        'Answers the connector that this server uses, with the changes of the operator, and says which parts they are. A provider without a connector is `provider_not_found`.',
      answer: {
        provider: 'hubspot',
        origin: 'extended',
        connector: { connectorVersion: 1, provider: 'hubspot', displayName: 'HubSpot' },
        abilities: [
          { objectName: '*', sentences: ['Reads all records, and after that only what has changed.'] },
        ],
        changed: ['objects.meetings.list'],
        functions: ['continueAfter'],
      },
    },
  },
} satisfies ResourceTexts;
