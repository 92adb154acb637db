import { expect, it } from 'vitest';
import { createMockService } from './mock-service.ts';

const number = '12345678901234567890';

it('a record keeps every digit of a number when it is written, found and delivered', async () => {
  const service = createMockService();
  const integration = service.store.integrations.find(({ name }) => name === 'crm-sync-key');
  const { groupRef, config } = service.given.installation({ integrationId: integration?.id ?? '' });
  const deals = { objectName: 'deals', selectedFields: { amount: true }, selectedFieldMappings: {} };
  Object.assign(config.content, {
    read: { objects: { deals } },
    write: { objects: { deals: { objectName: 'deals' } } },
  });
  const path = `/v1/projects/demo/integrations/${integration?.id}`;
  const post = async (address: string, body: string) => {
    const headers = { 'X-Api-Key': 'mock_full', 'Content-Type': 'application/json' };
    const request = new Request(`https://dowel.test${address}`, { method: 'POST', headers, body });
    return (await service.fetch(request)).text();
  };

  const written = await post(
    `/write${path}/objects/deals`,
    `{"groupRef":"${groupRef}","type":"create","record":{"name":"Sum","stage":"open","amount":${number}}}`,
  );
  const found = await post(
    `/search${path}?groupRef=${groupRef}`,
    `{"objectName":"deals","fieldFilters":[{"fieldName":"amount","operator":"eq","value":${number}}]}`,
  );

  expect(written).toContain(`"amount":${number}`);
  expect(found).toContain(`"amount":${number}`);
});
