import { expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';

const large = '12345678901234567890';

it('a search asks for every digit of a number that JavaScript cannot hold', async () => {
  const addresses: string[] = [];
  const server = await startConnectedServer({
    outgoing: (address, init) => {
      addresses.push(decodeURIComponent(String(address)));
      return fetch(address, init);
    },
  });
  const contacts = { objectName: 'contacts', selectedFields: { lead_score: true } };
  await server.install({
    config: { content: { provider: 'sandboxApiKey', read: { objects: { contacts } } } },
  });

  await server.request('POST', `/search${server.base}?groupRef=acme`, {
    objectName: 'contacts',
    fieldFilters: [{ fieldName: 'lead_score', operator: 'eq', value: JSON.rawJSON(large) }],
  });

  expect(addresses.at(-1)).toMatch(new RegExp(`lead_score\\W*${large}(&|$)`));
});
