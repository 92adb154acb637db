import { describe, expect, it } from 'vitest';
import { schemaWatchesKind } from './looking/lane.ts';
import { everyKind, startWatching } from './watching.fixture.ts';

type World = Awaited<ReturnType<typeof startWatching>>;

const created = (world: World) =>
  world.messages().flatMap(({ result }) => result.createdFields?.map(({ fieldName }) => fieldName));

describe('deploying a manifest', () => {
  it('ends the watch when it has no "watchSchema" any more, and one that has it begins anew', async () => {
    const world = await startWatching();
    await world.deployWithout();
    await world.defineField('meanwhile');
    const due = await schemaWatchesKind.findDue(world.context(), { limit: 100 });
    await world.nextLook();
    const [rows, seen] = [await world.watch(), await world.snapshots()];
    await world.deploy();
    await world.runJobs();
    const remembered = await world.snapshots();
    await world.defineField('tier');

    await world.nextLook();

    expect(due.filter(({ projectId }) => projectId === world.project.id)).toEqual([]);
    expect([rows, seen]).toEqual([undefined, []]);
    expect(remembered).toHaveLength(1);
    expect(created(world)).toEqual(['tier']);
    expect(await world.looks()).toHaveLength(3);
  });

  it('follows another schedule and another destination', async () => {
    const world = await startWatching();
    await world.deploy({ destination: 'nowhere', schedule: '0 * * * *', allObjects: everyKind });
    await world.runJobs();

    world.advanceClock(70 * 60_000);
    await world.runJobs();

    const looks = await world.looks();
    expect(looks.map(({ status }) => status)).toEqual(['failure', 'success']);
    expect(looks[0]?.result).toContain('no destination "nowhere"');
    const dueTime = (await world.watch())?.dueTime?.toISOString();
    expect(dueTime).toMatch(/^2027-03-05T12:/);
  });
});

describe('changing a config', () => {
  const change = (world: World, objectName: string, entry: object) =>
    world.request('PATCH', `${world.installationPath}?skipSampling=true`, {
      updateMask: [`config.content.read.objects.${objectName}`],
      installation: {
        config: { content: { read: { objects: { [objectName]: { objectName, ...entry } } } } },
      },
    });

  it('has an object looked at as soon as it is read, and forgets it when it is not read any more', async () => {
    const world = await startWatching({ objects: ['contacts', 'deals'], read: ['contacts'] });
    const known = async () => (await world.snapshots()).map(({ objectName }) => objectName);
    const before = await known();
    await change(world, 'deals', {});
    await world.runJobs();
    await world.defineField('level', {}, 'deals');

    await world.nextLook();
    await change(world, 'deals', { disabled: true });
    await world.defineField('grade', {}, 'deals');
    await world.nextLook();

    expect(before).toEqual(['contacts']);
    expect(created(world)).toEqual(['level']);
    expect(await known()).toEqual(['contacts']);
  });
});

describe('a connection that changes', () => {
  it('keeps the watch waiting while its credentials are bad, and then tells what has changed meanwhile', async () => {
    const world = await startWatching();
    await world.addFault({ path: '/api', status: 401, times: 1 });
    await world.nextLook();
    const waiting = await world.watch();
    const [failed, ...earlier] = await world.looks();
    await world.defineField('tier');
    await world.nextLook();
    const lookedMeanwhile = (await world.looks()).length;

    await world.connect();
    await world.runJobs();

    expect(waiting).toMatchObject({ dueTime: null, look: null });
    expect(failed?.status).toBe('failure');
    expect(failed?.result).toContain('no longer accepts the credentials');
    expect(lookedMeanwhile).toBe(earlier.length + 1);
    expect(created(world)).toEqual(['tier']);
  });

  it('forgets what was seen when the installation moves to another account, or the connection does', async () => {
    const world = await startWatching();
    const accounts = [await world.openAccount(), await world.openAccount()];
    for (const { apiKey } of accounts) await world.defineField('theirs', {}, 'contacts', apiKey);
    const [second, third] = accounts.map(({ apiKey, accountId }) => ({
      consumerRef: 'grace',
      apiKey,
      account: { id: accountId },
    }));
    const { id: connectionId } = await world.connect(second);
    await world.request('PATCH', `${world.installationPath}?skipSampling=true`, {
      updateMask: ['connectionId', 'account'],
      installation: { connectionId, account: second?.account },
    });
    await world.runJobs();
    await world.defineField('tier', {}, 'contacts', second?.apiKey);
    await world.nextLook();

    await world.connect(third);
    await world.runJobs();
    await world.defineField('grade', {}, 'contacts', third?.apiKey);
    await world.nextLook();

    expect(created(world)).toEqual(['tier', 'grade']);
    expect(await world.looks()).toHaveLength(5);
  });
});

describe('an installation', () => {
  it('ends its look when it is uninstalled, and leaves nothing that was seen', async () => {
    const world = await startWatching();
    await world.addFault({ path: '/api', status: 503, times: 1 });
    await world.nextLook();
    const [going] = await world.looks();

    await world.request('DELETE', world.installationPath);

    expect(going?.status).toBe('in_progress');
    const path = `${world.projectPath}/operations/${going?.id}`;
    expect((await world.request('GET', path)).body).toMatchObject({
      status: 'failure',
      result: 'Stopped. The integration was uninstalled.',
    });
    expect([await world.watch(), await world.snapshots()]).toEqual([undefined, []]);
  });
});
