import { describe, expect, it } from 'vitest';
import { startOrg } from '../../../test/started-org.ts';

const notFound = { status: 404, body: { code: 'org_not_found' } };

describe('looking at the people of an org', () => {
  it('lists them with their roles', async () => {
    const { asMember, path, people } = await startOrg();

    const { body } = await asMember('GET', `${path}/builders`);

    expect(body).toMatchObject([
      { id: people.owner.id, orgRole: 'owner', idpProvider: 'https://id.example' },
      { id: people.member.id, orgRole: 'member', primaryEmail: people.member.email },
    ]);
  });

  it('is not for others', async () => {
    const { asStranger, path } = await startOrg();

    expect(await asStranger('GET', `${path}/builders`)).toMatchObject(notFound);
  });
});

describe('adding somebody', () => {
  it('lets an owner add a builder without an org', async () => {
    const { asOwner, as, given, path, org } = await startOrg();
    const newcomer = await given.builder();

    const added = await asOwner('POST', `${path}/memberships`, { builderId: newcomer.id });

    expect(added).toMatchObject({ status: 201, body: '' });
    expect((await as(newcomer).ask('GET', '/my-info')).body.orgRole).toMatchObject({
      role: 'member',
      org: { id: org.id },
    });
  });

  it('refuses members, unknown builders, and those who belong to an org', async () => {
    const { asOwner, asMember, given, path, people } = await startOrg();
    const add = (ask: typeof asOwner, builderId: string) => ask('POST', `${path}/memberships`, { builderId });
    const newcomer = await given.builder();

    expect(await add(asMember, newcomer.id)).toMatchObject({ status: 403, body: { code: 'owner_required' } });
    expect(await add(asOwner, 'nobody')).toMatchObject({ status: 404, body: { code: 'builder_not_found' } });
    for (const { id } of [people.member, people.stranger]) {
      expect(await add(asOwner, id)).toMatchObject({ status: 400, body: { code: 'already_member' } });
    }
  });

  it('adds somebody to one org when two want them at once', async () => {
    const { asOwner, asStranger, given, path, project } = await startOrg();
    const { id: builderId } = await given.builder();

    const answers = await Promise.all([
      asOwner('POST', `${path}/memberships`, { builderId }),
      asStranger('POST', `/orgs/${project.orgId}/memberships`, { builderId }),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  });
});

describe('changing a role', () => {
  it('makes a member an owner, who can then do what owners do', async () => {
    const { asOwner, asMember, path, people } = await startOrg();

    const changed = await asOwner('PATCH', `${path}/memberships/${people.member.id}`, { role: 'owner' });

    expect(changed.status).toBe(204);
    expect((await asMember('PATCH', path, { updateMask: ['label'], org: { label: 'Ours' } })).status).toBe(
      200,
    );
  });

  it('leaves an owner to the org', async () => {
    const { asOwner, asMember, path, people } = await startOrg();

    const last = await asOwner('PATCH', `${path}/memberships/${people.owner.id}`, { role: 'member' });
    const usurped = await asMember('PATCH', `${path}/memberships/${people.member.id}`, { role: 'owner' });

    expect(last).toMatchObject({ status: 409, body: { code: 'last_owner' } });
    expect(usurped).toMatchObject({ status: 403, body: { code: 'owner_required' } });
  });
});

describe('removing somebody', () => {
  it('takes the org and its projects from their open sessions at once', async () => {
    const { asOwner, asMember, path, people, org } = await startOrg();
    const name = `gone-${org.id}`;
    await asMember('POST', '/projects', { name, appName: 'Gone', orgId: org.id });

    const removed = await asOwner('DELETE', `${path}/memberships/${people.member.id}`);

    expect(removed).toMatchObject({ status: 204, body: '' });
    expect(await asMember('GET', path)).toMatchObject(notFound);
    expect(await asMember('GET', `/projects/${name}`)).toMatchObject({
      status: 404,
      body: { code: 'project_not_found' },
    });
    expect((await asMember('GET', '/my-info')).body).not.toHaveProperty('orgRole');
  });

  it('lets a member leave, and not remove others', async () => {
    const { asMember, path, people } = await startOrg();

    const others = await asMember('DELETE', `${path}/memberships/${people.owner.id}`);
    const own = await asMember('DELETE', `${path}/memberships/${people.member.id}`);

    expect(others).toMatchObject({ status: 403, body: { code: 'owner_required' } });
    expect(own.status).toBe(204);
  });

  it('keeps the last owner, and refuses people of other orgs', async () => {
    const { asOwner, asStranger, path, people } = await startOrg();
    const remove = (ask: typeof asOwner, { id }: { id: string }) =>
      ask('DELETE', `${path}/memberships/${id}`);

    expect(await remove(asOwner, people.owner)).toMatchObject({ status: 409, body: { code: 'last_owner' } });
    expect(await remove(asOwner, people.stranger)).toMatchObject({
      status: 404,
      body: { code: 'builder_not_found' },
    });
    expect(await remove(asStranger, people.member)).toMatchObject(notFound);
    expect((await asOwner('GET', `${path}/builders`)).body).toHaveLength(2);
  });

  it('removes one of two owners who remove each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { asOwner, as, given, path, org, people } = await startOrg();
      const second = await given.builder({ orgId: org.id, role: 'owner' });

      const answers = await Promise.all([
        asOwner('DELETE', `${path}/memberships/${second.id}`),
        as(second).ask('DELETE', `${path}/memberships/${people.owner.id}`),
      ]);

      expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    }
  });

  it('keeps one of two owners who leave at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { asOwner, as, given, path, org, people } = await startOrg();
      const second = await given.builder({ orgId: org.id, role: 'owner' });

      const answers = await Promise.all([
        asOwner('DELETE', `${path}/memberships/${people.owner.id}`),
        as(second).ask('DELETE', `${path}/memberships/${second.id}`),
      ]);

      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    }
  });
});
