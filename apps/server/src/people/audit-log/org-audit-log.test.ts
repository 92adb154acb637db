import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { TestServerOptions } from '../../../test/start-test-server.ts';
import { startOrg } from '../../../test/started-org.ts';
import { noProject } from '../../platform/db/columns.ts';
import { auditEntries } from '../../platform/db/tables.ts';

/** An org, and the rows of its audit log, oldest first. */
async function startAuditedOrg(options: TestServerOptions = {}) {
  const server = await startOrg(options);
  const rows = (orgId: string = server.org.id) =>
    server.dependencies.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.orgId, orgId))
      .orderBy(asc(auditEntries.id));
  const rowsAfter = async (work: () => Promise<unknown>) => {
    const earlier = (await rows()).length;
    await work();
    return (await rows()).slice(earlier);
  };
  return { ...server, rows, rowsAfter };
}

describe('recording what is changed in an org', () => {
  it('records that it was made, by whom', async () => {
    const { rows, people, org } = await startAuditedOrg();

    expect(await rows()).toMatchObject([
      {
        action: 'org.created',
        actor: `builder:${people.owner.id}`,
        targetType: 'org',
        targetId: org.id,
        projectId: noProject,
      },
    ]);
  });

  it('records its label, its projects and its people', async () => {
    const { asOwner, asMember, as, given, path, org, people, rowsAfter } = await startAuditedOrg();
    const { id: builderId, email, headers } = await given.builder();
    const label = { updateMask: ['label'], org: { label: 'Acme Inc' } };
    const project = { name: `shop-${org.id}`, appName: 'Shop', orgId: org.id };

    const rows = await rowsAfter(async () => {
      await asOwner('PATCH', path, label);
      await asMember('POST', '/projects', project);
      await asOwner('POST', `${path}/memberships`, { builderId });
      await as({ headers }).ask('POST', '/invites:accept', { invitedEmail: email });
      await asOwner('PATCH', `${path}/memberships/${builderId}`, { role: 'owner' });
      await asOwner('DELETE', `${path}/memberships/${builderId}`);
      await asMember('DELETE', `${path}/memberships/${people.member.id}`);
    });

    const [owner, member] = [people.owner, people.member].map(({ id }) => `builder:${id}`);
    expect(
      rows.map(({ action, actor, targetId, projectId }) => [action, actor, targetId, projectId]),
    ).toEqual([
      ['org.updated', owner, org.id, noProject],
      ['project.created', member, expect.any(String), noProject],
      ['invite.created', owner, expect.any(String), noProject],
      ['invite.accepted', `builder:${builderId}`, builderId, noProject],
      ['member.updated', owner, builderId, noProject],
      ['member.removed', owner, builderId, noProject],
      ['member.removed', member, people.member.id, noProject],
    ]);
  });

  it('records invites and who accepts one', async () => {
    const { asOwner, as, given, path, org, rowsAfter } = await startAuditedOrg();
    const email = `ada-${org.id}@example.com`;
    const invited = await given.builder({ email });
    const invite = () => asOwner('POST', `${path}/invites`, { email }, { 'Idempotency-Key': 'once' });

    const rows = await rowsAfter(async () => {
      await invite();
      await invite();
      const other = await asOwner('POST', `${path}/invites`, { email: `bob-${org.id}@example.com` });
      await asOwner('DELETE', `${path}/invites/${other.body.id}`);
      await as(invited).ask('POST', '/invites:accept', { invitedEmail: email });
    });

    expect(rows.map(({ action, targetType }) => [action, targetType])).toEqual([
      ['invite.created', 'invite'],
      ['invite.created', 'invite'],
      ['invite.revoked', 'invite'],
      ['invite.accepted', 'member'],
    ]);
    expect(rows.at(-1)).toMatchObject({ actor: `builder:${invited.id}`, targetId: invited.id });
    const { body } = await asOwner('GET', `${path}/audit-log?action=invite.revoked`);
    expect(body).toMatchObject([{ before: { role: 'member' }, after: { status: 'revoked' } }]);
  });

  it('records claims of domains, their proof, and who joins because of one', async () => {
    const records = new Map<string, string[]>();
    const findTxtRecords = async (name: string) => records.get(name) ?? [];
    const { asOwner, as, given, path, org, rowsAfter } = await startAuditedOrg({ findTxtRecords });
    const domain = `a${org.id}.example.com`;
    const employee = await given.builder({ email: `eve@${domain}` });

    const rows = await rowsAfter(async () => {
      const { body } = await asOwner('POST', '/claimed-domains', {
        domain,
        parentId: org.id,
        parentType: 'org',
      });
      records.set(body.proof.name, [body.proof.value]);
      await asOwner('POST', `/claimed-domains/${body.id}:prove`);
      await as(employee).ask('POST', `${path}/memberships`, { builderId: employee.id });
    });

    expect(rows.map(({ action, actor }) => [action, actor === `builder:${employee.id}`])).toEqual([
      ['claimed_domain.created', false],
      ['claimed_domain.proven', false],
      ['member.added', true],
    ]);
  });

  it('leaves nothing of what was refused', async () => {
    const { asOwner, asMember, asStranger, path, people, rowsAfter } = await startAuditedOrg();

    const rows = await rowsAfter(async () => {
      await asMember('PATCH', path, { updateMask: ['label'], org: { label: 'Mine' } });
      await asStranger('POST', `${path}/invites`, { email: 'bob@example.com' });
      await asStranger('DELETE', `${path}/memberships/${people.member.id}`);
      await asOwner('DELETE', `${path}/memberships/${people.owner.id}`);
    });

    expect(rows).toEqual([]);
  });
});
