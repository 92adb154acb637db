import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';

describe('naming a consumer', () => {
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
});
