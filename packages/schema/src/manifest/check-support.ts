import type { ManifestFinding } from '../resources/deploy-plan.ts';
import type { Support } from '../resources/provider-features.ts';
import type { ProviderInfo } from '../resources/providers.ts';
import { ownValue } from '../rules/plain-objects.ts';
import { moduleOf } from '../rules/provider-modules.ts';
import { MOST_FINDINGS } from './finding.ts';
import type { ManifestIntegration } from './manifest.ts';

/** Warns when a manifest uses a feature that the provider, or its module, does not have according to the catalogue. */
export function checkSupport(
  integrations: readonly ManifestIntegration[],
  providers: Readonly<Record<string, ProviderInfo>>,
): ManifestFinding[] {
  const findings = integrations.flatMap((integration, index) => {
    const entry = ownValue(providers, integration.provider);
    if (!entry) return [];
    const module = ownValue(entry.modules, moduleOf(entry, integration.module));
    return lacking(integration, module?.support ?? entry.support).map(({ path, flag }): ManifestFinding => {
      const message = `The catalogue says that provider "${entry.name}" does not have support.${flag}, which this needs.`;
      const fix = 'Remove it, or correct the entry of the provider when it is your own.';
      return { severity: 'warning', path: `integrations[${index}].${path}`, message, fix };
    });
  });
  return findings.slice(0, MOST_FINDINGS);
}

interface Lack {
  path: string;
  /** The flag's path in the catalogue entry, below `support`. */
  flag: string;
}

function lacking({ read, write, subscribe, proxy }: ManifestIntegration, support: Support): Lack[] {
  const used = { read, write, subscribe, proxy: proxy?.enabled || undefined };
  const actions = (['read', 'write', 'subscribe', 'proxy'] as const).filter(
    (action) => used[action] !== undefined && support[action] === false,
  );
  const events = actions.includes('subscribe') ? [] : lackingEvents(subscribe, support);
  return [...actions.map((action) => ({ path: action, flag: action })), ...events];
}

const flagOfEvent = {
  createEvent: 'create',
  updateEvent: 'update',
  deleteEvent: 'delete',
  otherEvents: 'passThrough',
} as const;

function lackingEvents(
  subscribe: ManifestIntegration['subscribe'],
  { subscribeSupport = {} }: Support,
): Lack[] {
  return (subscribe?.objects ?? []).flatMap((object, index) =>
    (['createEvent', 'updateEvent', 'deleteEvent', 'otherEvents'] as const)
      .filter((event) => object[event] !== undefined && subscribeSupport[flagOfEvent[event]] === false)
      .map((event) => ({
        path: `subscribe.objects[${index}].${event}`,
        flag: `subscribeSupport.${flagOfEvent[event]}`,
      })),
  );
}
