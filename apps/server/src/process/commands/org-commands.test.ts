import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { startOrg } from '../../../test/started-org.ts';
import { createContext } from '../../context.ts';
import { DatabaseLostError } from '../../platform/db/database-failure.ts';
import { wordsOf } from '../../platform/problems/problem-error.ts';
import { makeProject } from './create-project.ts';
import { addOwner, approveDomain, runOrgCommand } from './org-commands.ts';

it('says why the database refused something, without the statement and its values', async () => {
  const { db } = (await startTestServer()).dependencies;

  const error = await db.execute(sql`select ${'a value'} from nowhere`).catch((refused) => refused);

  expect(wordsOf(error)).toBe('The database did not answer as it should: relation "nowhere" does not exist');
  expect(wordsOf(new DatabaseLostError(new Error('too many connections')))).toMatch(
    /: too many connections$/,
  );
});

it('makes a project whose audit log begins with it and its first key', async () => {
  const { dependencies, request } = await startTestServer();
  const wanted = { name: `made-${v7()}`, appName: 'Made' };

  const { project, key } = await makeProject(createContext(dependencies, v7()), wanted);

  const log = await request('GET', `/v1/projects/${project.id}/audit-log`, undefined, { 'x-api-key': key });
  expect(log.body).toMatchObject([
    { action: 'api_key.created', after: { label: 'First key', scopes: ['full'], active: true } },
    { action: 'project.created', actor: 'system:project-create', targetId: project.id, after: wanted },
  ]);
  expect(JSON.stringify(log.body)).not.toContain(key);
});

describe('making somebody an owner from the command line', () => {
  it('joins them to the org of a project, or promotes a member', async () => {
    const { dependencies, given, project, org, people, as } = await startOrg();
    const context = createContext(dependencies, v7());
    const newcomer = await given.builder();

    const joined = await addOwner(context, project.name.toUpperCase(), newcomer.email.toUpperCase());
    // A terminal would obey it.
    const renamed = { updateMask: ['label'], org: { label: '\u001b[2J' } };
    await as(people.owner).ask('PATCH', `/orgs/${org.id}`, renamed);
    const promoted = await addOwner(context, org.id, people.member.email);

    expect(promoted).toContain('of "\\u001b[2J"');
    expect(joined).toContain(`is now an owner of "${project.appName}" (${project.orgId})`);
    expect((await as(newcomer).ask('GET', `/projects/${project.name}`)).status).toBe(200);
    expect((await as(people.member).ask('GET', '/my-info')).body.orgRole.role).toBe('owner');
  });

  it('refuses who has not signed in, is not verified, or belongs to another org', async () => {
    const { dependencies, given, project, people } = await startOrg();
    const context = createContext(dependencies, v7());
    const unsure = await given.builder({ isEmailVerified: false });

    await expect(addOwner(context, project.name, 'nobody@acme.example')).rejects.toThrow('has signed in yet');
    await expect(addOwner(context, project.name, unsure.email)).rejects.toThrow('has signed in yet');
    await expect(addOwner(context, project.name, people.owner.email)).rejects.toMatchObject({
      code: 'already_member',
    });
    await expect(addOwner(context, 'no-such-project', people.owner.email)).rejects.toMatchObject({
      code: 'org_not_found',
    });
  });

  it('leaves an entry in the audit log of the org, with the command as its actor', async () => {
    const { dependencies, given, org, asOwner } = await startOrg();
    const context = createContext(dependencies, v7());
    const newcomer = await given.builder();
    const domain = `c${org.id}.example.com`;
    await asOwner('POST', '/claimed-domains', { domain, parentId: org.id, parentType: 'org' });

    await addOwner(context, org.id, newcomer.email);
    await approveDomain(context, domain, org.id);

    const { body } = await asOwner('GET', `/orgs/${org.id}/audit-log`);
    const byOperator = body.filter(({ actor }: { actor: string }) => actor.startsWith('system:'));
    expect(byOperator).toMatchObject([
      { action: 'claimed_domain.proven', actor: 'system:domain-approve', targetId: expect.any(String) },
      { action: 'member.added', actor: 'system:org-add-owner', targetId: newcomer.id },
    ]);
  });

  it('says how it is used', async () => {
    expect(await runOrgCommand('org:add-owner', ['only-one'])).toBe(2);
  });
});

describe('approving a domain from the command line', () => {
  it('accepts the one claim, or the claim of the org that is named', async () => {
    const { dependencies, asOwner, asStranger, org, project } = await startOrg();
    const context = createContext(dependencies, v7());
    const claim = (ask: typeof asOwner, domain: string, parentId: string) =>
      ask('POST', '/claimed-domains', { domain, parentId, parentType: 'org' });
    const [alone, shared] = [`a${org.id}.example.com`, `b${org.id}.example.com`];
    await claim(asOwner, alone, org.id);
    for (const [ask, id] of [
      [asOwner, org.id],
      [asStranger, project.orgId],
    ] as const)
      await claim(ask, shared, id);

    expect(await approveDomain(context, alone, undefined)).toContain(org.id);
    await expect(approveDomain(context, shared, undefined)).rejects.toThrow(/Repeat the command with the id/);
    expect(await approveDomain(context, shared, project.orgId)).toContain(project.orgId);
    await expect(approveDomain(context, alone, undefined)).rejects.toThrow('No org has an open claim');
    expect((await asStranger('GET', `/claimed-domains?domain=${shared}`)).body.isProven).toBe(true);
  });
});
