import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../../test/connected-server.ts';
import { installations, readObjects } from '../../../db/tables.ts';

describe('an installation that an older release has made', () => {
  it('is read from now on, without anybody changing it', async () => {
    const server = await startConnectedServer();
    const { id } = await server.install();
    const { db } = server.context();
    const ofInstallation = eq(readObjects.installationId, id);
    const planned = await db.select().from(readObjects).where(ofInstallation);
    await db.delete(readObjects).where(ofInstallation);
    await db.update(installations).set({ readsPlannedTime: null }).where(eq(installations.id, id));

    await server.runJobs();
    await server.runJobs();

    const now = await db.select().from(readObjects).where(ofInstallation);
    expect(planned.length).toBeGreaterThan(0);
    expect(now.map(({ objectName }) => objectName)).toEqual(planned.map(({ objectName }) => objectName));
    const [stored] = await db.select().from(installations).where(eq(installations.id, id));
    expect(stored?.readsPlannedTime).not.toBeNull();
  });
});
