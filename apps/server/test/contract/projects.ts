import { describe, expect, it } from 'vitest';
import { expectAnswer, expectProblem } from './expectations.ts';
import type { Contract } from './target.ts';

export function projectsContract(contract: () => Contract): void {
  describe('looking at projects', () => {
    it('lists the one of the credentials', async () => {
      const { client, project } = contract();

      const [listed, ...others] = await expectAnswer(client.projects.list());

      expect(listed).toMatchObject({ name: project });
      expect(others).toEqual([]);
    });

    // @holds S128
    it('finds it by name in any case and by id', async () => {
      const { client, project, send, apiKey } = contract();
      const headers = { 'X-Api-Key': apiKey };
      const { id } = await client.projects.get();

      const byId = await send('GET', `/projects/${id}`, { headers });
      const byName = await send('GET', `/projects/${project.toUpperCase()}`, { headers });

      expect(await byId.json()).toMatchObject({ id });
      expect(await byName.json()).toMatchObject({ id });
    });

    it('tells the plan only when asked', async () => {
      const { client } = contract();

      const plain = await expectAnswer(client.projects.get());
      const full = await expectAnswer(client.projects.get({ includeEntitlements: true }));

      expect(plain).not.toHaveProperty('entitlements');
      const logRetentionDays = { value: 90 };
      expect(full.entitlements).toEqual({ brandingRemoval: { value: true }, logRetentionDays });
    });

    it('refuses a flag that is none', async () => {
      const { client } = contract();

      const call = client.projects.get({ includeEntitlements: 'perhaps' as never });

      await expectProblem(call, 'invalid_request', ['includeEntitlements']);
    });
  });

  describe('changing a project', () => {
    it('sets what the mask names and nothing else', async () => {
      const { client, project } = contract();

      const changed = await expectAnswer(
        client.projects.update({ updateMask: ['appName'], project: { appName: 'Renamed', name: 'ignored' } }),
      );

      expect(changed).toMatchObject({ appName: 'Renamed', name: project });
      expect(changed.updateTime).toBeDefined();
    });

    it('refuses a mask without a value, and one that is unknown', async () => {
      const { client } = contract();
      const update = (updateMask: string[]) => client.projects.update({ updateMask, project: {} });
      await expectProblem(update(['appName']), 'invalid_update_mask');
      const problem = await expectProblem(update(['orgId']), 'invalid_update_mask');

      expect(problem.context).toEqual({
        allowed: [
          'appName',
          'name',
          'embeddingOrigins',
          'skipsStartPage',
          'refusesFrontendKeys',
          'refusesSharedAccounts',
          'logo',
        ],
      });
    });

    it('refuses the name of another project', async () => {
      const { client, otherProject } = contract();

      const renamed = client.projects.update({ updateMask: ['name'], project: { name: otherProject } });

      await expectProblem(renamed, 'name_taken');
    });

    it('lists the pages that embed it, as browsers write origins, and forgets them again', async () => {
      const { client } = contract();
      const set = (embeddingOrigins: string[]) =>
        expectAnswer(
          client.projects.update({ updateMask: ['embeddingOrigins'], project: { embeddingOrigins } }),
        );
      expect(await client.projects.get()).toMatchObject({ embeddingOrigins: [] });

      const listed = await set([
        'https://App.example.com:443',
        'http://localhost:3000',
        'https://app.example.com',
      ]);
      const kept = await client.projects.get();
      const cleared = await set([]);

      const origins = ['https://app.example.com', 'http://localhost:3000'];
      expect(listed).toMatchObject({ embeddingOrigins: origins });
      expect(kept).toMatchObject({ embeddingOrigins: origins });
      expect(cleared).toMatchObject({ embeddingOrigins: [] });
    });

    it('refuses an origin that is none, and more than fifty', async () => {
      const { client } = contract();
      const update = (embeddingOrigins: string[]) =>
        client.projects.update({ updateMask: ['embeddingOrigins'], project: { embeddingOrigins } });
      const insecure = update(['https://app.example.com', 'http://app.example.com']);
      await expectProblem(insecure, 'invalid_request', ['project.embeddingOrigins.1']);
      const path = update(['https://app.example.com/settings']);
      await expectProblem(path, 'invalid_request', ['project.embeddingOrigins.0']);
      const many = update(Array.from({ length: 51 }, (_, index) => `https://app-${index}.example.com`));
      await expectProblem(many, 'invalid_request', ['project.embeddingOrigins']);
    });

    it('is not for end users or keys that pages hold', async () => {
      const body = { updateMask: ['skipsStartPage'], project: { skipsStartPage: true } };
      const { client, page, consumer, newIdentity } = contract();
      await expectProblem(page.projects.update(body), 'api_key_scope');
      await expectProblem(consumer(newIdentity()).projects.update(body), 'token_not_allowed');
      expect(await client.projects.get()).toMatchObject({ skipsStartPage: false });
    });

    // @holds U11
    it('switches keys of pages off and on, also those that exist already', async () => {
      const { client, page, consumer, newIdentity } = contract();
      const set = (refusesFrontendKeys: boolean) =>
        client.projects.update({ updateMask: ['refusesFrontendKeys'], project: { refusesFrontendKeys } });

      expect(await set(true)).toMatchObject({ refusesFrontendKeys: true });
      await expectProblem(page.projects.get(), 'frontend_keys_off');
      const made = client.apiKeys.create({ label: 'Pages', scopes: ['frontend'] });
      await expectProblem(made, 'frontend_keys_off');
      expect(await client.apiKeys.create({ label: 'Backend' })).toMatchObject({ scopes: ['full'] });
      expect(await consumer(newIdentity()).projects.get()).toMatchObject({ refusesFrontendKeys: true });
      expect(await set(false)).toMatchObject({ refusesFrontendKeys: false });
      expect(await page.projects.get()).toMatchObject({ refusesFrontendKeys: false });
    });

    it('refuses a name with a blank', async () => {
      const { client } = contract();

      const call = client.projects.update({ updateMask: ['name'], project: { name: 'no good' } });

      await expectProblem(call, 'invalid_request', ['project.name']);
    });
  });
}
