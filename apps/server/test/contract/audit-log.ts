import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { startCompany } from './accounts.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import type { Contract } from './target.ts';

export function auditLogContract(contract: () => Contract): void {
  describe('looking at the audit log', () => {
    it('tells what was changed, newest first, and never a key', async () => {
      const { client } = contract();
      const { key } = await client.apiKeys.create({ label: 'Sync', scopes: ['full'] });
      await client.apiKeys.update(key, { updateMask: ['active'], apiKey: { active: false } });
      await client.apiKeys.delete(key);

      const entries = await expectAnswer(client.auditLog.list({ pageSize: 3 }));

      expect(entries).toMatchObject([
        { action: 'api_key.deleted', targetType: 'api_key' },
        { action: 'api_key.updated', after: { label: 'Sync', active: false } },
        { action: 'api_key.created', after: { label: 'Sync', scopes: ['full'], active: true } },
      ]);
      expect(new Set(entries.map(({ targetId }) => targetId)).size).toBe(1);
      expect(JSON.stringify(entries)).not.toContain(key);
    });

    it('can be narrowed to an action and an actor', async () => {
      const { client } = contract();
      const { key } = await client.apiKeys.create({ label: 'Sync' });
      await client.apiKeys.delete(key);

      const [created] = await client.auditLog.list({ action: 'api_key.created' });
      const ofActor = await client.auditLog.list({ actor: created?.actor ?? '' });
      const ofNobody = await client.auditLog.list({ actor: 'builder:nobody' });

      expect(created).toMatchObject({ action: 'api_key.created' });
      expect(ofActor.map(({ action }) => action)).toContain('api_key.deleted');
      expect(ofNobody).toEqual([]);
    });

    it('has the changes of an org and of its projects, for the people of the org', async () => {
      const { orgId, owner, member, newcomer, stranger } = await startCompany(contract());
      await owner.client.orgs.setRole(orgId, member.id, 'owner');
      const { id, name } = await member.client.projects.create({ name: `shop-${v7()}`, appName: 'A', orgId });
      await contract().signedIn(owner.sessionToken, name).apiKeys.create({ label: 'Sync' });

      const entries = await expectAnswer(member.client.auditLog.listForOrg(orgId, { pageSize: 6 }));
      const ofMember = await owner.client.auditLog.listForOrg(orgId, { actor: `builder:${member.id}` });

      expect(entries.map(({ action, projectId }) => [action, projectId])).toEqual([
        ['api_key.created', id],
        ['project.created', undefined],
        ['member.updated', undefined],
        ['invite.accepted', undefined],
        ['invite.created', undefined],
        ['org.created', undefined],
      ]);
      expect(entries[2]).toMatchObject({ targetId: member.id, after: { role: 'owner' } });
      expect(ofMember.map(({ action }) => action)).toEqual(['project.created', 'invite.accepted']);
      for (const { client } of [newcomer, stranger]) {
        await expectProblem(client.auditLog.listForOrg(orgId), 'org_not_found');
      }
    });
  });
}
