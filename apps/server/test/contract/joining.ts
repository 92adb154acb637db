import { describe, expect, it } from 'vitest';
import { newDomain, signIn, startCompany } from './accounts.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

/** Tests of invites and claimed domains. */
export function joiningContract(contract: () => Contract): void {
  describe('inviting somebody', () => {
    it('makes an invite, which the invited person accepts', async () => {
      const { orgId, owner, member, newcomer } = await startCompany(contract());
      const { invites } = owner.client;

      const created = await expectAnswer(invites.create(orgId, { email: newcomer.email.toUpperCase() }));
      const { inviteUrl, mailStatus, ...invite } = created;
      const read = await expectAnswer(member.client.invites.get(orgId, created.id));
      const listed = await expectAnswer(member.client.invites.list(orgId));
      const inviteToken = inviteUrl.split('/').at(-1) ?? '';
      const info = await expectAnswer(
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

      await expectProblem(invites.revoke(orgId, first.id), 'invite_not_pending');
      await expectAnswer(invites.revoke(orgId, second.id));

      expect(await invites.get(orgId, second.id)).toMatchObject({ status: 'revoked' });
      const late = newcomer.client.invites.accept({ invitedEmail: newcomer.email });
      await expectProblem(late, 'invite_not_found');
    });

    it('is done by owners, for addresses', async () => {
      const { orgId, owner, member, stranger } = await startCompany(contract());
      const body = { email: 'new@acme.example' };
      const { id } = await owner.client.invites.create(orgId, body);
      const [mine, members, theirs] = [owner.client, member.client, stranger.client].map(
        (one) => one.invites,
      );
      if (!mine || !members || !theirs) throw new Error('A client has no invites.');

      await expectProblem(members.create(orgId, body), 'owner_required');
      await expectProblem(theirs.create(orgId, body), 'org_not_found');
      await expectProblem(mine.create(orgId, { email: 'x' }), 'invalid_request', ['email']);
      await expectProblem(theirs.list(orgId), 'org_not_found');
      await expectProblem(theirs.get(orgId, id), 'org_not_found');
      await expectProblem(mine.get(orgId, unknownId), 'invite_not_found');
      await expectProblem(theirs.revoke(orgId, id), 'org_not_found');
      await expectProblem(members.revoke(orgId, id), 'owner_required');
      await expectProblem(mine.revoke(orgId, unknownId), 'invite_not_found');
    });

    it('is found and declined by the person who is invited', async () => {
      const { orgId, owner, newcomer } = await startCompany(contract());
      const { id } = await owner.client.invites.create(orgId, { email: newcomer.email });
      const { invites } = newcomer.client;
      const answer = { invitedEmail: newcomer.email, inviteId: id };

      const found = await expectAnswer(invites.joinable());
      const declined = await expectAnswer(invites.decline(answer));

      expect(found).toMatchObject([{ orgId, inviteId: id, invitedEmail: newcomer.email }]);
      expect(declined).toMatchObject({ id, status: 'revoked' });
      expect(await invites.joinable()).toEqual([]);
      await expectProblem(invites.decline(answer), 'invite_not_found');
      const unverified = await signIn(contract(), { isEmailVerified: false });
      const unsure = unverified.client.invites.decline({ invitedEmail: unverified.email });
      await expectProblem(unsure, 'email_not_verified');
    });

    it('is accepted with the own verified address, by somebody without an org', async () => {
      const { orgId, owner, newcomer, stranger } = await startCompany(contract());
      const unverified = await signIn(contract(), { isEmailVerified: false });
      for (const { email } of [unverified, stranger, newcomer]) {
        await owner.client.invites.create(orgId, { email });
      }
      const accept = ({ client }: typeof owner, invitedEmail: string) =>
        client.invites.accept({ invitedEmail });
      await expectProblem(accept(newcomer, stranger.email), 'invite_not_found');
      await expectProblem(accept(unverified, unverified.email), 'email_not_verified');
      await expectProblem(accept(stranger, stranger.email), 'already_member');
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
      const claimed = await expectAnswer(claimedDomains.claim(body));
      await expectProblem(join(), 'org_not_found');
      await expectProblem(claimedDomains.prove(claimed.id), 'domain_not_proven');
      contract().publishTxt(claimed.proof?.name ?? '', claimed.proof?.value ?? '');
      const proven = await expectAnswer(claimedDomains.prove(claimed.id));
      const checked = await expectAnswer(employee.client.claimedDomains.check({ domain }));
      const listed = await expectAnswer(member.client.claimedDomains.list(orgId));
      await join();

      const { proof: _, ...shown } = proven;
      expect(claimed).toMatchObject({ domain, parentType: 'org', parentId: orgId, isProven: false });
      expect(proven).toEqual({ ...claimed, isProven: true });
      expect(checked).toEqual(shown);
      expect(listed).toEqual([shown]);
      expect((await employee.client.myInfo.get()).orgRole).toMatchObject({ role: 'member' });
      await owner.client.orgs.removeBuilder(orgId, employee.id);
      await expectProblem(join(), 'invite_required');
    });

    it('is refused for what is not one’s own', async () => {
      const { orgId, owner, member, stranger, otherOrgId } = await startCompany(contract());
      const domain = newDomain();
      const claim = ({ client }: typeof owner, text = domain, parentId = orgId) =>
        client.claimedDomains.claim({ domain: text, parentId, parentType: 'org' });
      const [first, second] = [await claim(owner), await claim(stranger, domain, otherOrgId)];
      const prove = ({ client }: typeof owner, { id }: { id: string }) => client.claimedDomains.prove(id);
      for (const { proof } of [first, second]) contract().publishTxt(proof?.name ?? '', proof?.value ?? '');

      await expectProblem(claim(stranger), 'org_not_found');
      await expectProblem(claim(member), 'owner_required');
      await expectProblem(claim(owner), 'domain_claimed');
      await expectProblem(claim(owner, 'a@gmail.com'), 'domain_not_claimable');
      await expectProblem(prove(member, first), 'owner_required');
      await expectProblem(prove(stranger, first), 'claimed_domain_not_found');
      await prove(owner, first);
      await expectProblem(prove(stranger, second), 'domain_claimed');
      const check = member.client.claimedDomains.check({ domain: newDomain() });
      await expectProblem(check, 'claimed_domain_not_found');
      await expectProblem(stranger.client.claimedDomains.list(orgId), 'org_not_found');
    });
  });
}
