import { describe, expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { measureDue } from '../../sync/deliveries/waiting-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const receiver = receiverOfEachTest();

async function startPausable() {
  const server = await startTestServer({ env: { NODE_ENV: 'development' } });
  const { id } = await server.given.webhook(receiver.url);
  const project = `/v1/projects/${server.project.id}`;
  const path = `${project}/destinations/${id}`;
  return {
    ...server,
    project,
    path,
    give: (count: number) => server.given.deliveries(id, count),
    pause: (body = {}) => server.request('POST', `${path}:pause`, body),
    resume: () => server.request('POST', `${path}:unpause`),
  };
}

describe('a destination that somebody has paused', () => {
  it('gets nothing, however long that takes, and everything when it is resumed', async () => {
    const { give, pause, resume, runJobs, advanceClock, context } = await startPausable();
    await pause();
    await give(60);

    for (let day = 0; day < 7; day += 1) {
      await runJobs();
      advanceClock(DAY_MS);
    }
    const during = receiver.received.length;
    const late = await measureDue(context());
    await resume();
    await runJobs();

    expect([during, late.items]).toEqual([0, 0]);
    expect(receiver.received).toHaveLength(60);
  });

  it('holds back what somebody sends again or tries out, and a message that failed before', async () => {
    const { path, project, give, pause, resume, request, runJobs } = await startPausable();
    receiver.answers((response) => response.writeHead(500).end());
    await give(1);
    await runJobs();
    receiver.answers((response) => response.writeHead(204).end());
    await pause();
    const tried = receiver.received.length;

    const { body: test } = await request('POST', `${path}:send-test-event`, { eventType: 'read' });
    await request('POST', `${project}/deliveries/${test.id}:replay`);
    await runJobs();
    const during = receiver.received.length - tried;
    await resume();
    await runJobs();

    expect(during).toBe(0);
    expect((await request('GET', `${project}/deliveries/${test.id}`)).body.status).toBe('delivered');
  });

  it('is named when somebody sends several messages again, which wait', async () => {
    const { path, project, give, pause, resume, request, now } = await startPausable();
    const since = { sinceTime: now().toISOString() };
    const deliveryIds = await give(1);
    const replays = async () => [
      (await request('POST', `${project}/deliveries:replay`, { deliveryIds })).headers.get('Dowel-Warning'),
      (await request('POST', `${path}:replay-failed`, since)).headers.get('Dowel-Warning'),
    ];
    const { body } = await pause();

    const during = await replays();
    await resume();

    expect(during).toEqual(Array(2).fill(`destination_paused;path="${body.name}"`));
    expect(await replays()).toEqual([null, null]);
  });

  it('says since when, who and why, also after it was changed, and no longer when it is resumed', async () => {
    const { path, pause, resume, request, now, advanceClock } = await startPausable();
    const since = now().toISOString();
    await pause({ note: 'Moving.' });
    advanceClock(DAY_MS);

    const { body: again } = await pause({ note: 'Ask Bo.' });
    const { body: repeated } = await pause();
    const changed = await request('PATCH', path, {
      updateMask: ['name'],
      destination: { name: 'another-name' },
    });
    const { body: resumed } = await resume();

    expect(again.pause).toEqual({ since, by: expect.stringMatching(/^api-key:/), note: 'Ask Bo.' });
    expect([repeated.pause, changed.body.pause]).toEqual([again.pause, again.pause]);
    expect(resumed).not.toHaveProperty('pause');
  });

  it('is an issue that rings for nobody', async () => {
    const { project, pause, resume, give, request } = await startPausable();
    await give(1);
    await pause({ note: 'Moving.' });

    const { body: issues } = await request('GET', `${project}/issues`);
    await resume();

    expect(issues).toMatchObject([
      {
        reason: 'destination_paused',
        actor: 'builder',
        stops: 'deliveries',
        words: '“Moving.” Messages wait, and none is given up.',
      },
    ]);
    expect((await request('GET', `${project}/issues`)).body).toEqual([]);
  });
});
