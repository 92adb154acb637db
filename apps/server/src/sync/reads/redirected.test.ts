import { describe, expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { startReading } from './running/reading.fixture.ts';

const receiver = receiverOfEachTest();

/** Three pages of contacts wait. A deploy then gives the object another destination. */
async function startRedirected({ ordering, ...change }: { delivery?: undefined; ordering?: 'record' } = {}) {
  const delivery = { mode: 'onRequest' as const, pageSize: 50 };
  const reading = await startReading(receiver, { object: { delivery } });
  const installed = await reading.install();
  await reading.runJobs();
  await reading.ask('POST', '/destinations', {
    name: 'other',
    type: 'webhook',
    ordering,
    metadata: { url: `${receiver.url}/other` },
  });
  await reading.deployObjects((object) => ({ ...object, destination: 'other', ...change }));
  return {
    ...reading,
    installed,
    paths: () => receiver.received.map(({ path }) => path),
  };
}

describe('results that wait while a deploy gives their object another destination', () => {
  it('are sent to the new destination when they are asked for, in order if it asks for order', async () => {
    const { request, base, trigger, installed, runJobs, advanceClock, paths } = await startRedirected({
      ordering: 'record',
    });
    await trigger(installed);
    await runJobs();
    receiver.answers((response, number) => response.writeHead(number === 1 ? 500 : 204).end());
    const arrived = () => receiver.received.length;

    await request('POST', `/read${base}/objects/person:deliverResults`, { groupRef: 'acme', pages: 6 });
    await runJobs();
    const whileFirstFails = arrived();
    advanceClock(60_000);
    await runJobs();

    // The first page of the second read tells of the same records as the one that failed.
    expect([whileFirstFails, arrived()]).toEqual([5, 7]);
    expect(new Set(paths())).toEqual(new Set(['/hooks/other']));
  });

  it('go there when the same deploy has them wait no longer', async () => {
    const { trigger, installed, runJobs, paths } = await startRedirected({ delivery: undefined });

    await trigger(installed);
    await runJobs();

    expect(paths().length).toBeGreaterThan(3);
    expect(new Set(paths())).toEqual(new Set(['/hooks/other']));
  });
});
