import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { watched } from '../../../test/watched-database.ts';
import { createContext, enterProject } from '../../context.ts';
import { connections, events, installations } from '../../platform/db/tables.ts';
import { remove } from './service.ts';

describe('deleting an integration', () => {
  it('takes its installations with it, and connections nothing else uses', async () => {
    const { request, projectPath, base, install, connect, given } = await startConnectedServer();
    const kept = await connect({ groupRef: 'globex' });
    const other = await given.integration({ name: 'other' });
    await install();
    await given.installation(other, { groupRef: 'globex' });
    await install({ groupRef: 'globex' });

    expect((await request('DELETE', base)).status).toBe(204);

    expect((await request('GET', `${projectPath}/installations`)).body).toMatchObject([
      { integrationId: other.id },
    ]);
    expect((await request('GET', `${projectPath}/connections`)).body).toMatchObject([{ id: kept.id }]);
    expect(await request('DELETE', base)).toMatchObject({
      status: 404,
      body: { code: 'integration_not_found' },
    });
  });

  it('uninstalls in several transactions, and sends one event for each installation and for a connection that they share', async () => {
    const { install, base, request, dependencies, integration, project } = await startConnectedServer();
    const { db } = dependencies;
    const one = await install();
    await db.execute(sql`
      insert into installations (id, project_id, integration_id, group_ref, installation_ref, connection_id, config_id, created_by, create_time)
      select gen_random_uuid(), project_id, integration_id, group_ref, 'n' || n, connection_id, gen_random_uuid(), created_by, create_time
      from installations, generate_series(1, 500) n where id = ${one.id}::uuid`);
    await db.execute(sql`
      insert into configs (id, project_id, installation_id, revision_id, content, created_by, create_time)
      select i.config_id, i.project_id, i.id, c.revision_id, c.content, c.created_by, c.create_time
      from installations i, configs c where i.integration_id = ${integration.id}::uuid and c.installation_id = ${one.id}::uuid and i.id <> ${one.id}::uuid`);
    const left = () => db.$count(installations, eq(installations.integrationId, integration.id));
    const seen: number[] = [];
    let deletes = 0;
    const failing = (failure: string, nth: number) => {
      deletes = 0;
      const slow = watched(db, (statement) => {
        if (statement.sql.startsWith(failure) && ++deletes === nth) throw new Error('It takes too long.');
      });
      const outside = createContext({ ...dependencies, db: slow }, 'test');
      return remove(enterProject(outside, project, { kind: 'system', id: 'test' }), integration.id);
    };

    for (const [statement, nth] of [
      ['delete from "installations"', 2],
      ['delete from "integrations"', 1],
    ] as const) {
      await expect(failing(statement, nth)).rejects.toThrow('It takes too long.');
      seen.push(await left());
    }
    const { status } = await request('DELETE', base);

    expect([...seen, status, await left()]).toEqual([1, 0, 204, 0]);
    const told = await db.select({ type: events.type }).from(events).where(eq(events.projectId, project.id));
    const countOf = (type: string) => told.filter((event) => event.type === type).length;
    expect([countOf('installation.deleted'), countOf('connection.deleted')]).toEqual([501, 1]);
    expect(await db.$count(connections, eq(connections.projectId, project.id))).toBe(0);
  });
});
