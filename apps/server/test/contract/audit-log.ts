import { endpoints } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { expectAnswer } from './expectations.ts';
import type { Contract } from './target.ts';

export function auditLogContract(contract: () => Contract): void {
  const { listAuditLog } = endpoints;

  describe('looking at the audit log', () => {
    it('tells what was changed, newest first, and never a key', async () => {
      const { client } = contract();
      const { key } = await client.apiKeys.create({ label: 'Sync', scopes: ['full'] });
      await client.apiKeys.update(key, { updateMask: ['active'], apiKey: { active: false } });
      await client.apiKeys.delete(key);

      const entries = await expectAnswer(listAuditLog, client.auditLog.list({ pageSize: 3 }));

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
  });
}
