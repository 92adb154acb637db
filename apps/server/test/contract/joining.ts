import { endpoints } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { newDomain, signIn, startCompany } from './accounts.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

const e = endpoints;

/** Tests of invites and claimed domains. */
export function joiningContract(contract: () => Contract): void {
  describe('inviting somebody', () => {
    it('makes an invite, which the invited person accepts', async () => {
      const { orgId, owner, member, newcomer } = await startCompany(contract());
      const { invites } = owner.client;

      const created = await expectAnswer(
        e.createOrgInvite,
        invites.create(orgId, { email: newcomer.email.toUpperCase() }),
      );
      const { inviteUrl, mailStatus, ...invite } = created;
      const read = await expectAnswer(e.getOrgInvite, member.client.invites.get(orgId, created.id));
      const listed = await expectAnswer(e.listOrgInvites, member.client.invites.list(orgId));
      const inviteToken = inviteUrl.split('/').at(-1) ?? '';
      const info = await expectAnswer(
        e.acceptInvite,
        newcomer.client.invites.accept({ invitedEmail: newcomer.email, inviteToken }),
      );

      expect(inviteUrl).toMatch(/\/invites\/dowel_invite_[\w-]+$/);
      expect(mailStatus).toBe('not_configured');
      expect(invite).toMatchObject({ invitedEmail: newcomer.email, parentType: 'org', status: 'pending' });
      expect(read).toEqual(invite);
      expect(listed.at(-1)).toEqual(invite);
      expect(info.orgRole).toMatchObject({ role: 'member', org: { id: orgId } });
      expect(await invites.get(orgId, created.id)).toMatchObject({ status: 'accepted' });
    });

    it('counts the latest invite of an address, until it is revoked', async () => {
      const { orgId, owner, newcomer } = await startCompany(contract());
      const { invites } = owner.client;
      const first = await invites.create(orgId, { email: newcomer.email });
      const second = await invites.create(orgId, { email: newcomer.email });

      const early = invites.revoke(orgId, first.id);
      await expectProblem(contract(), e.deleteOrgInvite, early, 'invite_not_pending');
      await expectAnswer(e.deleteOrgInvite, invites.revoke(orgId, second.id));

      expect(await invites.get(orgId, second.id)).toMatchObject({ status: 'revoked' });
      const late = newcomer.client.invites.accept({ invitedEmail: newcomer.email });
      await expectProblem(contract(), e.acceptInvite, late, 'invite_not_found');
    });

    it('is done by owners, for addresses', async () => {
      const { orgId, owner, member, stranger } = await startCompany(contract());
      const body = { email: 'new@acme.example' };
      const { createOrgInvite, deleteOrgInvite } = e;
      const { id } = await owner.client.invites.create(orgId, body);
      const [mine, members, theirs] = [owner.client, member.client, stranger.client].map(
        (one) => one.invites,
      );
      if (!mine || !members || !theirs) throw new Error('A client has no invites.');

      await expectProblem(contract(), createOrgInvite, members.create(orgId, body), 'owner_required');
      await expectProblem(contract(), createOrgInvite, theirs.create(orgId, body), 'org_not_found');
      await expectProblem(
        contract(),
        createOrgInvite,
        mine.create(orgId, { email: 'x' }),
        'invalid_request',
        {
          issues: ['email'],
        },
      );
      await expectProblem(contract(), e.listOrgInvites, theirs.list(orgId), 'org_not_found');
      await expectProblem(contract(), e.getOrgInvite, theirs.get(orgId, id), 'org_not_found');
      await expectProblem(contract(), e.getOrgInvite, mine.get(orgId, unknownId), 'invite_not_found');
      await expectProblem(contract(), deleteOrgInvite, theirs.revoke(orgId, id), 'org_not_found');
      await expectProblem(contract(), deleteOrgInvite, members.revoke(orgId, id), 'owner_required');
      await expectProblem(contract(), deleteOrgInvite, mine.revoke(orgId, unknownId), 'invite_not_found');
    });

    it('is found and declined by the person who is invited', async () => {
      const { orgId, owner, newcomer } = await startCompany(contract());
      const { id } = await owner.client.invites.create(orgId, { email: newcomer.email });
      const { invites } = newcomer.client;
      const answer = { invitedEmail: newcomer.email, inviteId: id };

      const found = await expectAnswer(e.listJoinableOrgs, invites.joinable());
      const declined = await expectAnswer(e.declineInvite, invites.decline(answer));

      expect(found).toMatchObject([{ orgId, inviteId: id, invitedEmail: newcomer.email }]);
      expect(declined).toMatchObject({ id, status: 'revoked' });
      expect(await invites.joinable()).toEqual([]);
      await expectProblem(contract(), e.declineInvite, invites.decline(answer), 'invite_not_found');
      const unverified = await signIn(contract(), { isEmailVerified: false });
      const unsure = unverified.client.invites.decline({ invitedEmail: unverified.email });
      await expectProblem(contract(), e.declineInvite, unsure, 'email_not_verified');
    });

    it('is accepted with the own verified address, by somebody without an org', async () => {
      const { orgId, owner, newcomer, stranger } = await startCompany(contract());
      const unverified = await signIn(contract(), { isEmailVerified: false });
      for (const { email } of [unverified, stranger, newcomer]) {
        await owner.client.invites.create(orgId, { email });
      }
      const accept = ({ client }: typeof owner, invitedEmail: string) =>
        client.invites.accept({ invitedEmail });
      const { acceptInvite } = e;

      const foreign = accept(newcomer, stranger.email);
      await expectProblem(contract(), acceptInvite, foreign, 'invite_not_found');
      const unsure = accept(unverified, unverified.email);
      await expectProblem(contract(), acceptInvite, unsure, 'email_not_verified');
      await expectProblem(contract(), acceptInvite, accept(stranger, stranger.email), 'already_member');
    });
  });

  describe('claiming a domain', () => {
    it('has an effect once DNS has the proof', async () => {
      const { orgId, owner, member } = await startCompany(contract());
      const { claimedDomains } = owner.client;
      const domain = newDomain();
      const employee = await signIn(contract(), { email: `eve@${domain}` });
      const join = () => employee.client.orgs.addBuilder(orgId, { builderId: employee.id });

      const body = { domain: `x@${domain.toUpperCase()}`, parentId: orgId, parentType: 'org' as const };
      const claimed = await expectAnswer(e.claimDomain, claimedDomains.claim(body));
      await expectProblem(contract(), e.addUserToOrg, join(), 'org_not_found');
      const early = claimedDomains.prove(claimed.id);
      await expectProblem(contract(), e.proveClaimedDomain, early, 'domain_not_proven');
      contract().publishTxt(claimed.proof?.name ?? '', claimed.proof?.value ?? '');
      const proven = await expectAnswer(e.proveClaimedDomain, claimedDomains.prove(claimed.id));
      const checked = await expectAnswer(
        e.checkClaimedDomain,
        employee.client.claimedDomains.check({ domain }),
      );
      const listed = await expectAnswer(e.listOrgClaimedDomains, member.client.claimedDomains.list(orgId));
      await join();

      const { proof: _, ...shown } = proven;
      expect(claimed).toMatchObject({ domain, parentType: 'org', parentId: orgId, isProven: false });
      expect(proven).toEqual({ ...claimed, isProven: true });
      expect(checked).toEqual(shown);
      expect(listed).toEqual([shown]);
      expect((await employee.client.myInfo.get()).orgRole).toMatchObject({ role: 'member' });
      await owner.client.orgs.removeBuilder(orgId, employee.id);
      await expectProblem(contract(), e.addUserToOrg, join(), 'invite_required');
    });

    it('is refused for what is not one’s own', async () => {
      const { orgId, owner, member, stranger, otherOrgId } = await startCompany(contract());
      const domain = newDomain();
      const claim = ({ client }: typeof owner, text = domain, parentId = orgId) =>
        client.claimedDomains.claim({ domain: text, parentId, parentType: 'org' });
      const [first, second] = [await claim(owner), await claim(stranger, domain, otherOrgId)];
      const prove = ({ client }: typeof owner, { id }: { id: string }) => client.claimedDomains.prove(id);
      const { claimDomain, proveClaimedDomain, checkClaimedDomain, listOrgClaimedDomains } = e;
      for (const { proof } of [first, second]) contract().publishTxt(proof?.name ?? '', proof?.value ?? '');

      await expectProblem(contract(), claimDomain, claim(stranger), 'org_not_found');
      await expectProblem(contract(), claimDomain, claim(member), 'owner_required');
      await expectProblem(contract(), claimDomain, claim(owner), 'domain_claimed');
      await expectProblem(contract(), claimDomain, claim(owner, 'a@gmail.com'), 'domain_not_claimable');
      await expectProblem(contract(), proveClaimedDomain, prove(member, first), 'owner_required');
      await expectProblem(contract(), proveClaimedDomain, prove(stranger, first), 'claimed_domain_not_found');
      await prove(owner, first);
      await expectProblem(contract(), proveClaimedDomain, prove(stranger, second), 'domain_claimed');
      const check = member.client.claimedDomains.check({ domain: newDomain() });
      await expectProblem(contract(), checkClaimedDomain, check, 'claimed_domain_not_found');
      const list = stranger.client.claimedDomains.list(orgId);
      await expectProblem(contract(), listOrgClaimedDomains, list, 'org_not_found');
    });
  });
}
