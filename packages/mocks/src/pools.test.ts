import { describe, expect, it } from 'vitest';
import { createMockService } from './mock-service.ts';

const provider = 'sandboxApiKey';
const contacts = { objectName: 'contacts' };
const content = { provider, read: { objects: { contacts } }, write: { objects: { contacts } } };

/** An installation whose contacts may be written. Time stands still until it is passed. */
async function start() {
  let time = Date.parse('2026-11-22T08:00:00Z');
  const service = createMockService({ now: () => new Date(time) });
  const call = async (method: string, address: string, body?: unknown) => {
    const response = await service.fetch(address, {
      method,
      headers: { 'X-Api-Key': 'mock_full' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(response.ok, await response.clone().text()).toBe(true);
    return response.json();
  };
  const id = service.store.integrations.find(({ name }) => name === 'crm-sync-key')?.id;
  const path = `projects/demo/integrations/${id}`;
  const v1 = 'https://dowel.test/v1/';
  const owner = { groupRef: 'acme', groupName: 'Acme Inc', consumerRef: 'ada', consumerName: 'Ada' };
  await call('POST', `${v1}projects/demo/connections:generate`, { ...owner, provider, apiKey: 'k' });
  await call('POST', `${v1}${path}/installations`, { groupRef: 'acme', config: { content } });
  return {
    service,
    create: (record: object): Promise<{ operationId: string }> =>
      call('POST', `https://dowel.test/write/v1/${path}/objects/contacts`, {
        groupRef: 'acme',
        type: 'create',
        mode: 'asynchronous',
        record,
        autoBatchPolicy: { maxDelayMinutes: 10 },
      }),
    operation: (operationId: string) => call('GET', `${v1}projects/demo/operations/${operationId}`),
    passMinutes: (minutes: number) => {
      time += minutes * 60_000;
    },
    names: () => [...service.store.records.of(provider, 'contacts').values()].map((one) => one.last_name),
    done: () => service.events.filter(({ notificationType }) => notificationType === 'write.async.done'),
  };
}

describe('writes that wait for each other in the mock', () => {
  it('are written together when the delay of the first is over, and told of once', async () => {
    const { create, operation, passMinutes, names, done } = await start();

    const { operationId } = await create({ last_name: 'Okafor' });
    passMinutes(9);
    await create({ shoe: 44 });
    const before = [await operation(operationId), names(), done()];
    passMinutes(1);
    const after = await operation(operationId);

    expect(before).toMatchObject([{ status: 'in_progress' }, { length: 3 }, []]);
    expect(after).toMatchObject({ status: 'success', result: expect.stringContaining('1 record created') });
    expect(names().at(-1)).toBe('Okafor');
    const [id] = after.metadata.successfulRecordIds;
    expect(done()).toMatchObject([
      {
        data: {
          objectName: 'contacts',
          success: false,
          successfulRecordIds: [id],
          errors: [expect.stringContaining('shoe')],
        },
      },
    ]);
  });

  it('are written at once when no more fit, and the next begin a pool of their own', async () => {
    const { create, operation, service } = await start();
    const most = 100;

    const { operationId } = await create({ last_name: 'First' });
    for (let count = 1; count < most; count += 1) await create({ last_name: `Person ${count}` });
    const next = await create({ last_name: 'Next' });

    const { status, metadata } = await operation(operationId);
    expect([status, metadata.successfulRecordIds.length]).toEqual(['success', most]);
    expect(next.operationId).not.toBe(operationId);
    expect(service.store.pools.map(({ pooled }) => pooled.length)).toEqual([1]);
  });
});
