import { addressOf, endpoints } from '@dowel/schema';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { signIn, startCompany } from './accounts.ts';
import { expectAnswer, expectProblem, expectProblemResponse } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

/** Tests of orgs, their people, their projects and their billing. */
export function orgsContract(contract: () => Contract): void {
  describe('keeping an org', () => {
    it('makes the builder its owner, and renames it', async () => {
      const { client, id } = await signIn(contract());

      const org = await expectAnswer(client.orgs.create({ label: 'Acme' }));
      const renamed = await expectAnswer(
        client.orgs.update(org.id, { updateMask: ['label'], org: { label: 'Acme Inc' } }),
      );
      const read = await expectAnswer(client.orgs.get(org.id));
      const info = await expectAnswer(client.myInfo.get());

      expect(org).not.toHaveProperty('updateTime');
      expect(renamed).toMatchObject({ ...org, label: 'Acme Inc' });
      expect(read).toEqual(renamed);
      expect(info.orgRole).toEqual({ role: 'owner', principalType: 'builder', principalId: id, org: read });
      await expectProblem(client.orgs.create({ label: 'B' }), 'already_member');
    });

    it('hides it from others, and is changed by owners only', async () => {
      const { orgId, member, stranger } = await startCompany(contract());
      const body = { updateMask: ['label'], org: { label: 'Mine' } };

      await expectProblem(stranger.client.orgs.get(orgId), 'org_not_found');
      await expectProblem(stranger.client.orgs.update(orgId, body), 'org_not_found');
      await expectProblem(member.client.orgs.update(orgId, body), 'owner_required');
      const unknown = { updateMask: ['id'], org: {} };
      await expectProblem(stranger.client.orgs.update(unknownId, unknown), 'org_not_found');
    });

    it('refuses a mask that names nothing of it', async () => {
      const { orgId, owner } = await startCompany(contract());
      const call = owner.client.orgs.update(orgId, { updateMask: ['id'], org: {} });

      await expectProblem(call, 'invalid_update_mask');
    });
  });

  describe('keeping the people of an org', () => {
    it('adds somebody who agrees, promotes and removes them', async () => {
      const { orgId, owner, member, newcomer } = await startCompany(contract());
      const { orgs } = owner.client;

      await expectAnswer(orgs.addBuilder(orgId, { builderId: newcomer.id }));
      expect(await newcomer.client.myInfo.get()).not.toHaveProperty('orgRole');
      await newcomer.client.invites.accept({ invitedEmail: newcomer.email });
      await expectAnswer(orgs.setRole(orgId, newcomer.id, 'owner'));
      const people = await expectAnswer(orgs.builders(orgId));
      await expectAnswer(newcomer.client.orgs.removeBuilder(orgId, member.id));
      await newcomer.client.orgs.removeBuilder(orgId, newcomer.id);

      expect(people.map(({ id, orgRole }) => [id, orgRole])).toEqual([
        [owner.id, 'owner'],
        [member.id, 'member'],
        [newcomer.id, 'owner'],
      ]);
      expect(await orgs.builders(orgId)).toHaveLength(1);
      expect(await member.client.myInfo.get()).not.toHaveProperty('orgRole');
    });

    it('makes an added builder what the owner chose, and adds nobody whom no invite can reach', async () => {
      const { orgId, owner, newcomer } = await startCompany(contract());
      const unverified = await signIn(contract(), { isEmailVerified: false });
      const { orgs } = owner.client;

      await orgs.addBuilder(orgId, { builderId: newcomer.id, role: 'owner' });
      const { orgRole } = await newcomer.client.invites.accept({ invitedEmail: newcomer.email });
      const unreachable = orgs.addBuilder(orgId, { builderId: unverified.id });

      expect(orgRole).toMatchObject({ role: 'owner' });
      await expectProblem(unreachable, 'email_not_verified');
    });

    // @holds T9
    it('lets nobody back in who left or was removed, without a new invite', async () => {
      const { orgId, owner, member } = await startCompany(contract());
      const accept = () => member.client.invites.accept({ invitedEmail: member.email });
      await owner.client.invites.create(orgId, { email: member.email });
      await owner.client.orgs.removeBuilder(orgId, member.id);

      await expectProblem(accept(), 'invite_not_found');
      await owner.client.invites.create(orgId, { email: member.email });

      expect((await accept()).orgRole).toMatchObject({ org: { id: orgId } });
    });

    it('says which keys somebody leaves behind, and switches them off if asked', async () => {
      const { orgId, owner, member } = await startCompany(contract());
      const { id, name } = await member.client.projects.create({ name: `k-${v7()}`, appName: 'K', orgId });
      const theirs = contract().signedIn(member.sessionToken, name);
      const ours = contract().signedIn(owner.sessionToken, name);
      const { key } = await theirs.apiKeys.create({ label: 'Laptop' });
      const { key: off } = await theirs.apiKeys.create({ label: 'Old' });
      await theirs.apiKeys.update(off, { updateMask: ['active'], apiKey: { active: false } });
      const { key: kept } = await ours.apiKeys.create({ label: 'Backend' });

      const people = await owner.client.orgs.builders(orgId);
      const left = { kind: 'api_key', projectId: id, label: 'Laptop', scopes: ['full'] };
      const gone = await expectAnswer(owner.client.orgs.removeBuilder(orgId, member.id));
      expect(people.find((one) => one.id === member.id)?.keys).toEqual([{ ...left, active: true }]);
      expect(gone).toEqual({ keys: [{ ...left, active: true }] });
      expect(await ours.apiKeys.get(key)).toMatchObject({ active: true });

      await owner.client.invites.create(orgId, { email: member.email });
      await member.client.invites.accept({ invitedEmail: member.email });
      const again = await owner.client.orgs.removeBuilder(orgId, member.id, { switchOffKeys: true });

      expect(again).toEqual({ keys: [{ ...left, active: false }] });
      expect(await ours.apiKeys.get(key)).toMatchObject({ active: false });
      expect(await ours.apiKeys.get(kept)).toMatchObject({ active: true });
    });

    it('refuses everybody else', async () => {
      const { orgId, owner, member, stranger, newcomer } = await startCompany(contract());
      const { orgs: mine } = owner.client;
      const { orgs: theirs } = stranger.client;
      const { orgs: memberOrgs } = member.client;
      const body = { builderId: newcomer.id };

      await expectProblem(theirs.builders(orgId), 'org_not_found');
      await expectProblem(theirs.addBuilder(orgId, body), 'org_not_found');
      await expectProblem(newcomer.client.orgs.addBuilder(orgId, body), 'org_not_found');
      await expectProblem(memberOrgs.addBuilder(orgId, body), 'owner_required');
      await expectProblem(mine.addBuilder(orgId, { builderId: unknownId }), 'builder_not_found');
      await expectProblem(mine.addBuilder(orgId, { builderId: stranger.id }), 'already_member');
      await expectProblem(theirs.setRole(orgId, member.id, 'owner'), 'org_not_found');
      await expectProblem(memberOrgs.setRole(orgId, member.id, 'owner'), 'owner_required');
      await expectProblem(mine.setRole(orgId, stranger.id, 'owner'), 'builder_not_found');
      await expectProblem(mine.setRole(orgId, owner.id, 'member'), 'last_owner');
      await expectProblem(theirs.removeBuilder(orgId, member.id), 'org_not_found');
      await expectProblem(memberOrgs.removeBuilder(orgId, owner.id), 'owner_required');
      await expectProblem(mine.removeBuilder(orgId, stranger.id), 'builder_not_found');
      await expectProblem(mine.removeBuilder(orgId, owner.id), 'last_owner');
    });
  });

  describe('working on the projects of an org', () => {
    it('makes one, and does everything in it', async () => {
      const { orgId, member, owner } = await startCompany(contract());
      const name = `Shop-${v7()}`;

      const project = await expectAnswer(member.client.projects.create({ name, appName: 'Shop', orgId }));
      const inProject = contract().signedIn(owner.sessionToken, project.name);
      const topic = await expectAnswer(inProject.topics.create({ name: 'made' }));
      const listed = await expectAnswer(owner.client.projects.list());
      const { projectRoles, orgRole } = await member.client.myInfo.get();

      expect(project).toMatchObject({ name: name.toLowerCase(), appName: 'Shop', orgId });
      expect(topic.projectId).toBe(project.id);
      expect(listed).toEqual([project]);
      expect(projectRoles[project.id]).toEqual({
        role: 'member',
        principalType: 'team',
        principalId: orgRole?.org.defaultTeamId,
        project,
      });
      await inProject.projects.delete();
      expect(await owner.client.projects.list()).toEqual([]);
    });

    it('refuses the org of others, and a name that is taken', async () => {
      const { orgId, owner, stranger } = await startCompany(contract());
      const taken = { name: `shop-${v7()}`, appName: 'Shop', orgId };
      const { name } = await owner.client.projects.create(taken);
      const body = { ...taken, name: name.toUpperCase() };

      await expectProblem(stranger.client.projects.create(body), 'org_not_found');
      await expectProblem(owner.client.projects.create(body), 'name_taken');
    });

    it('finds no project of another org, and asks which one is meant', async () => {
      const { newcomer } = await startCompany(contract());
      const inProject = contract().signedIn(newcomer.sessionToken, contract().project);

      await expectProblem(inProject.projects.get(), 'project_not_found');
      const unnamed = newcomer.client.integrations.generateUploadUrl();
      await expectProblem(unnamed, 'invalid_request', ['projectIdOrName']);
    });

    it('names the builder as the author of a config', async () => {
      const { stranger } = await startCompany(contract());
      const { integrations, credentials, newIdentity, project } = contract();
      const identity = newIdentity();
      const { connections, installations } = contract().signedIn(stranger.sessionToken, project);
      await connections.generate({ provider: 'sandboxApiKey', ...identity, apiKey: credentials.good });

      const { createdBy } = await installations.create(integrations.apiKey.id, {
        groupRef: identity.groupRef,
        config: { createdBy: 'me', content: { provider: 'sandboxApiKey' } },
      });

      expect(createdBy).toBe(`builder:${stranger.id}`);
    });
  });

  describe('billing', () => {
    it('has one account for each org, and leads back', async () => {
      const { orgId, member, stranger } = await startCompany(contract());
      const { orgs } = member.client;
      const redirectUrl = 'https://app.acme.example/billing';

      const account = await expectAnswer(orgs.billingAccount(orgId));
      const session = await expectAnswer(orgs.openBillingPortal(account.id, { redirectUrl }));

      expect(account).toMatchObject({ displayName: 'Acme', billingProvider: 'self-hosted' });
      expect(session).toEqual({ url: redirectUrl });
      const foreign = stranger.client.orgs.openBillingPortal(account.id, { redirectUrl });
      await expectProblem(foreign, 'billing_account_not_found');
      await expectProblem(stranger.client.orgs.billingAccount(orgId), 'org_not_found');
    });

    it('opens the account of a key’s own org', async () => {
      const { client } = contract();
      const { orgId } = await client.projects.get();
      const redirectUrl = 'https://app.acme.example/';

      expect(await client.orgs.openBillingPortal(orgId, { redirectUrl })).toEqual({ url: redirectUrl });
    });
  });

  it('signing out lists the own sessions, and ends the current one', async () => {
    const { client } = await signIn(contract());
    const other = await signIn(contract());

    const sessions = await expectAnswer(client.myInfo.sessions());
    await expectProblem(other.client.myInfo.signOut(sessions[0]?.id), 'session_not_found');
    await expectAnswer(client.myInfo.signOut());

    expect(sessions).toMatchObject([{ usedBy: 'browser', isCurrent: true }]);
    await expectProblem(client.myInfo.get(), 'session_invalid');
  });

  describe('calling what is for builders alone', () => {
    const forBuilders = Object.values(endpoints).filter(({ wire }) => wire.access === 'builder');

    it.each(forBuilders.map(({ wire }) => [wire.operation, wire] as const))(
      'refuses keys and consumer tokens: %s',
      async (_, wire) => {
        const { apiKey, frontendKey, newIdentity, token, send } = contract();
        const bearer = { Authorization: `Bearer ${await token(newIdentity())}` };
        const path = addressOf(wire).replace(/\{\w+\}/g, unknownId);

        for (const headers of [{ 'X-Api-Key': apiKey }, { 'X-Api-Key': frontendKey }]) {
          await expectProblemResponse(await send(wire.method, path, { headers }), 'session_required');
        }
        await expectProblemResponse(await send(wire.method, path, { headers: bearer }), 'token_not_allowed');
      },
    );
  });
}
