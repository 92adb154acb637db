import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { consumers } from '../../platform/db/tables.ts';

describe('naming a consumer', () => {
  // @holds T2
  it('is one of its group: another group names its own person of that ref', async () => {
    const { connect, request, projectPath } = await startConnectedServer();
    await connect({ groupRef: 'acme', consumerRef: '1', consumerName: 'Ada of Acme' });

    const { consumer: other } = await connect({ groupRef: 'globex', consumerRef: '1' });
    await connect({ groupRef: 'globex', consumerRef: '1', consumerName: 'Hank of Globex' });

    const { body } = await request('GET', `${projectPath}/connections?groupRef=acme&consumerRef=1`);
    expect(other?.consumerName).toBe('1');
    expect(body).toMatchObject([{ consumer: { consumerRef: '1', consumerName: 'Ada of Acme' } }]);
  });

  it('gives one without a group to the first group that names it, and to no other', async () => {
    const server = await startConnectedServer();
    const context = server.context();
    await context.db.insert(consumers).values({
      projectId: server.project.id,
      consumerRef: 'older',
      consumerName: 'From an older call',
      createTime: server.now(),
    });

    const { consumer: first } = await server.connect({ groupRef: 'acme', consumerRef: 'older' });
    const { consumer: second } = await server.connect({ groupRef: 'globex', consumerRef: 'older' });

    expect(first?.consumerName).toBe('From an older call');
    expect(second?.consumerName).toBe('older');
  });

  it('leaves those of other projects alone', async () => {
    const [server, other] = [await startConnectedServer(), await startConnectedServer()];
    const context = other.context();
    await context.db.insert(consumers).values({
      projectId: other.project.id,
      consumerRef: 'older',
      consumerName: 'Of another project',
      createTime: other.now(),
    });

    await server.connect({ groupRef: 'acme', consumerRef: 'older' });

    const { consumer } = await other.connect({ groupRef: 'acme', consumerRef: 'older' });
    expect(consumer?.consumerName).toBe('Of another project');
  });

  // @holds S46
  it('is renamed by connecting with another name, and says when', async () => {
    const { connect, advanceClock, now } = await startConnectedServer();
    const { consumer: named } = await connect({ consumerRef: 'grace', consumerName: 'Grace' });
    const createTime = now().toISOString();
    advanceClock(60_000);

    const { consumer: same } = await connect({ consumerRef: 'grace', consumerName: 'Grace' });
    const { consumer: renamed } = await connect({ consumerRef: 'grace', consumerName: 'Grace Hopper' });

    expect(named).not.toHaveProperty('updateTime');
    expect(same).toEqual(named);
    expect(renamed).toMatchObject({
      consumerName: 'Grace Hopper',
      createTime,
      updateTime: now().toISOString(),
    });
  });

  it('is made once by many calls at the same time, and keeps one of their names', async () => {
    const { request, projectPath, connect } = await startConnectedServer();
    const create = (consumerName: string) =>
      request('POST', `${projectPath}/consumers`, { consumerRef: 'kay', consumerName });

    const answers = await Promise.all(['One', 'Two', 'Three'].map(create));
    const { consumer: first } = await connect({ groupRef: 'acme', consumerRef: 'kay' });
    const { consumer: second } = await connect({ groupRef: 'globex', consumerRef: 'kay' });

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(['One', 'Two', 'Three']).toContain(first?.consumerName);
    // A second row without a group would be left for this one.
    expect(second?.consumerName).toBe('kay');
  });

  it('reaches all groups when the builder renames a ref, and no other project', async () => {
    const [server, other] = [await startConnectedServer(), await startConnectedServer()];
    const { connect, request, projectPath, advanceClock, now } = server;
    const connected = [
      await connect({ groupRef: 'acme', consumerRef: 'ada', consumerName: 'Ada' }),
      await connect({ groupRef: 'globex', consumerRef: 'ada', consumerName: 'Ada' }),
    ];
    const elsewhere = await other.connect({ groupRef: 'acme', consumerRef: 'ada', consumerName: 'Ada' });
    advanceClock(60_000);

    await request('POST', `${projectPath}/consumers`, { consumerRef: 'ada', consumerName: 'Ada L' });

    for (const { id } of connected) {
      const { body } = await request('GET', `${projectPath}/connections/${id}`);
      expect(body.consumer).toMatchObject({ consumerName: 'Ada L', updateTime: now().toISOString() });
    }
    const { body } = await other.request('GET', `${other.projectPath}/connections/${elsewhere.id}`);
    expect(body.consumer.consumerName).toBe('Ada');
  });
});
