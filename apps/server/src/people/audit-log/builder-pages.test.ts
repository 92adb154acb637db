import { createHash, randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { startWithBuilder } from '../../../test/signed-in-browser.ts';
import { noProject } from '../../platform/db/columns.ts';
import { auditEntries, projects } from '../../platform/db/tables.ts';
import * as links from '../builder-sign-in/one-time-link/service.ts';

/** A builder who has made a project in the browser, and the rows of the log of their org, oldest first. */
async function startWithProject() {
  const server = await startWithBuilder();
  const { browser, dependencies } = server;
  const name = `shop-${v7()}`;
  await browser.click('/first-project', { label: 'Acme', name });
  const [project] = await dependencies.db.select().from(projects).where(eq(projects.name, name));
  const rows = () =>
    dependencies.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.orgId, project?.orgId ?? ''))
      .orderBy(asc(auditEntries.id));
  const signIn = async () => browser.click(await links.linkFor(server.publicContext, server.email));
  return { ...server, name, projectId: project?.id, rows, signIn };
}

describe('recording what is done on pages', () => {
  it('records the first project and its org', async () => {
    const { rows } = await startWithProject();

    expect((await rows()).map(({ action }) => action)).toEqual(['org.created', 'project.created']);
  });

  it('records keys that are made, switched off and deleted', async () => {
    const { browser, name, projectId, rows } = await startWithProject();
    const path = `/keys/${name}`;

    const made = await browser.click(path, { action: 'make', label: 'Mine', purpose: 'backend' });
    const id = /show=([\w-]+)/.exec(made.headers.get('location') ?? '')?.[1] ?? '';
    await browser.click(path, { action: 'off', id });
    await browser.click(path, { action: 'delete', id });

    expect((await rows()).slice(2)).toMatchObject([
      { action: 'api_key.created', targetId: id, projectId },
      { action: 'api_key.updated', targetId: id, projectId },
      { action: 'api_key.deleted', targetId: id, projectId },
    ]);
  });
});

describe('recording sign-ins', () => {
  it('records that a builder of an org signed in, and how', async () => {
    const { browser, request, dependencies, rows, signIn } = await startWithProject();
    const codeVerifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const path = '/sign-in/command-line';

    await signIn();
    const { text } = await browser.click(path, { challenge, state: randomBytes(16).toString('base64url') });
    const code = / value="([\w-]{43})"/.exec(text)?.[1] ?? '';
    const { status } = await request(
      'POST',
      `${path}/session`,
      { code, codeVerifier },
      { 'x-api-key': null, 'User-Agent': 'dowel/1' },
    );

    const signIns = (await rows()).slice(2);
    const details = signIns.map(({ detailSealed, id }) =>
      JSON.parse(dependencies.secrets.open(detailSealed, id)),
    );
    expect(status).toBe(201);
    expect(signIns).toMatchObject([
      { action: 'builder.signed_in', targetType: 'builder', projectId: noProject },
      { action: 'builder.signed_in', actor: `builder:${signIns[0]?.targetId}` },
    ]);
    expect(details).toMatchObject([
      { after: { kind: 'link' } },
      { after: { kind: 'cli' }, userAgent: 'dowel/1' },
    ]);
  });
});
