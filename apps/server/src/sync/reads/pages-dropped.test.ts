import { describe, expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { startReading } from './running/reading.fixture.ts';

const receiver = receiverOfEachTest();

describe('uninstalling while results wait until they are asked for', () => {
  it.each(['installation', 'integration'])('says how many are dropped with the %s', async (deleted) => {
    const delivery = { mode: 'onRequest' as const, pageSize: 50 };
    const { install, runJobs, request, base } = await startReading(receiver, { object: { delivery } });
    const { id } = await install();
    await runJobs();

    const answer = await request('DELETE', deleted === 'installation' ? `${base}/installations/${id}` : base);

    expect(answer.status).toBe(204);
    expect(answer.headers.get('Dowel-Warning')).toBe('messages_dropped;count=3');
  });
});
