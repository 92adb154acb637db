import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';

describe('naming a group', () => {
  // @holds S44
  it('is renamed by whoever connects with another name, and says when', async () => {
    const { connect, advanceClock, now } = await startConnectedServer();
    const { group: named } = await connect({ groupName: 'Acme' });
    const createTime = now().toISOString();
    advanceClock(60_000);

    const { group: same } = await connect({ groupName: 'Acme' });
    const { group: renamed } = await connect({ groupName: 'Acme Inc' });

    expect(same).toEqual(named);
    expect(renamed).toMatchObject({ groupName: 'Acme Inc', createTime, updateTime: now().toISOString() });
  });
});
