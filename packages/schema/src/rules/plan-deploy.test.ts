import { describe, expect, it } from 'vitest';
import type { Manifest, ManifestIntegration } from '../manifest/manifest.ts';
import { IntegrationChange } from '../resources/deploy-plan.ts';
import { crmSync } from './crm-sync.fixture.ts';
import { isUnchanged, planDeploy } from './plan-deploy.ts';

const createTime = '2026-11-20T08:00:00.000Z';
const deployed = (content: ManifestIntegration) => ({
  id: 'i1',
  projectId: 'p1',
  name: content.name,
  provider: content.provider,
  createTime,
  latestRevision: { id: 'r1', specVersion: '1.0.0', createTime, content },
});
const manifestOf = (...integrations: ManifestIntegration[]): Manifest => ({
  specVersion: '1.0.0',
  integrations,
});
const none = { added: [], removed: [], changed: [] };

const [contacts, companies] = crmSync.read?.objects ?? [];
const reading = (...objects: (typeof contacts)[]): ManifestIntegration => ({
  ...crmSync,
  read: { objects: objects.flatMap((object) => object ?? []) },
});

describe('planning a deploy', () => {
  it('creates what is new', () => {
    const [change] = planDeploy([], manifestOf(crmSync));

    expect(IntegrationChange.parse(change)).toEqual({
      name: 'crm-sync',
      provider: 'sandbox',
      action: 'create',
      read: { ...none, added: ['contacts', 'companies'] },
      write: { ...none, added: ['contacts', 'deals'] },
      subscribe: { ...none, added: ['contacts'] },
      settings: [],
      affectedInstallations: 0,
    });
  });

  it.each<[string, ManifestIntegration]>([
    ['the same content', JSON.parse(JSON.stringify(crmSync))],
    [
      'other order of keys',
      { ...Object.fromEntries(Object.entries(crmSync).reverse()), ...reading(contacts, companies) },
    ],
    ['members that are undefined', { ...crmSync, module: undefined } as ManifestIntegration],
  ])('changes nothing for %s', (_, content) => {
    expect(planDeploy([deployed(crmSync)], manifestOf(content))).toEqual([
      {
        name: 'crm-sync',
        provider: 'sandbox',
        action: 'unchanged',
        integrationId: 'i1',
        read: none,
        write: none,
        subscribe: none,
        settings: [],
        affectedInstallations: 0,
      },
    ]);
  });

  it('takes an empty schedule for none', () => {
    const { schedule: _, ...bare } = companies ?? { objectName: '', destination: '', schedule: '' };
    const stored = reading(contacts, bare as typeof companies);

    expect(planDeploy([deployed(stored)], manifestOf(crmSync))[0]?.action).toBe('unchanged');
  });

  it('names objects that are added, removed and changed', () => {
    const next = reading(contacts && { ...contacts, schedule: '5 * * * *' }, {
      objectName: 'deals',
      destination: '',
      schedule: '',
    });

    expect(planDeploy([deployed(crmSync)], manifestOf(next))).toMatchObject([
      { action: 'update', read: { added: ['deals'], removed: ['companies'], changed: ['contacts'] } },
    ]);
  });

  it('takes an object in another case for another object, since nobody reads it', () => {
    const next = reading(contacts, companies && { ...companies, objectName: 'Companies' });

    expect(planDeploy([deployed(crmSync)], manifestOf(next))).toMatchObject([
      { read: { added: ['Companies'], removed: ['companies'], changed: [] } },
    ]);
  });

  it('names other members that change', () => {
    const next = { ...crmSync, displayName: 'Other', proxy: { enabled: true } };

    const [change] = planDeploy([deployed(crmSync)], manifestOf(next));

    expect(change).toMatchObject({ action: 'update', settings: ['displayName', 'proxy'] });
  });

  it('takes another order of objects for a change, since people see it', () => {
    const next = reading(companies, contacts);

    const [change] = planDeploy([deployed(crmSync)], manifestOf(next));

    expect(change).toMatchObject({ action: 'update', read: none, settings: ['read.objects'] });
    expect(isUnchanged(deployed(crmSync), next)).toBe(false);
    expect(isUnchanged(deployed(crmSync), crmSync)).toBe(true);
  });

  it('takes a name in another case for the same integration, spelled anew', () => {
    const next = { ...crmSync, name: 'CRM-Sync' };

    const [change] = planDeploy([deployed(crmSync)], manifestOf(next));

    expect(change).toMatchObject({
      name: 'CRM-Sync',
      action: 'update',
      integrationId: 'i1',
      settings: ['name'],
    });
  });

  it('says nothing of integrations that the manifest leaves out', () => {
    const other = { ...crmSync, name: 'other' };

    expect(planDeploy([deployed(other)], manifestOf(crmSync))).toHaveLength(1);
  });
});
