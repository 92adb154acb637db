import { expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import type { Connector } from '../../../providers/connectors/connector.ts';
import { createConnectors } from '../../../providers/connectors/find-connector.ts';
import { restConnector } from '../../../providers/connectors/rest-connector.ts';
import { sandbox } from '../../../providers/connectors/sandbox.ts';
import { startReading } from './reading.fixture.ts';

const receiver = receiverOfEachTest();

const HOUR_MS = 60 * 60_000;

it('a page that is not there yet is asked for when the connector wants it, at the position that it has named', async () => {
  const rest = restConnector(sandbox);
  const positions: unknown[] = [];
  const patient: Connector = {
    ...rest,
    async readPage(request, position, fetch) {
      positions.push(position);
      if (position !== undefined) return rest.readPage(request, undefined, fetch);
      return { records: [], next: { job: 'position:7', tries: [1, null] }, waitMs: HOUR_MS };
    },
  };
  const reading = await startReading(receiver, { connectors: createConnectors([patient]) });
  await reading.install();
  positions.length = 0;

  await reading.runJobs();
  expect(positions).toEqual([undefined]);
  reading.advanceClock(HOUR_MS - 60_000);
  await reading.runJobs();
  expect(positions).toHaveLength(1);
  expect(reading.arrived()).toEqual([]);
  reading.advanceClock(60_000);
  await reading.runJobs();

  // What is due by the schedule follows.
  expect(positions.slice(0, 2)).toEqual([undefined, { job: 'position:7', tries: [1, null] }]);
  expect(reading.arrived()).toHaveLength(120);
});
