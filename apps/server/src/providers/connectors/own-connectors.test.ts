import { createCatalogue, ownProviders, sandboxProviders } from '@dowel/catalogue';
import { parseConnector } from '@dowel/schema/connector';
import { describe, expect, it } from 'vitest';
import { ownDefinitions } from './find-connector.ts';

const catalogue = createCatalogue(ownProviders, sandboxProviders('https://juniper.example'));

describe.each(ownDefinitions.map((connector) => ({ name: connector.provider, connector })))(
  'the connector of $name',
  ({ connector }) => {
    it('passes the check of the files that operators write', () => {
      expect(parseConnector(JSON.stringify({ ...connector, functions: undefined })).findings).toEqual([]);
    });

    it('says where the name of a missing field stands', () => {
      const rules = connector.errors.rules ?? [];

      expect(
        rules.filter(({ means, field }) => (means === 'missing_field') !== (field !== undefined)),
      ).toEqual([]);
    });

    it('is for providers of the catalogue, which say that their records are read', () => {
      const entries = [connector.provider, ...(connector.otherProviders ?? [])].map(catalogue.find);

      expect(entries.filter((entry) => !entry?.support.read)).toEqual([]);
    });
  },
);
