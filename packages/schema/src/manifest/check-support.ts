import type { ManifestFinding } from '../resources/deploy-plan.ts';
import type { Support } from '../resources/provider-features.ts';
import type { ProviderInfo } from '../resources/providers.ts';
import { isPlainObject, ownValue } from '../rules/plain-objects.ts';
import { moduleOf } from '../rules/provider-modules.ts';
import type { ConnectorOf } from './check-objects.ts';
import type { ManifestIntegration } from './manifest.ts';

/**
 * Warns when a manifest uses a feature that the provider, or its module, does not have. Where a server has no connector,
 * it has lowered what the entry says, so the entry is not what is wrong.
 */
export function checkSupport(
  integrations: readonly ManifestIntegration[],
  providers: Readonly<Record<string, ProviderInfo>>,
  connectorOf: ConnectorOf = () => undefined,
): ManifestFinding[] {
  return integrations.flatMap((integration, index) => {
    const entry = ownValue(providers, integration.provider);
    if (!entry) return [];
    const module = moduleOf(entry, integration.module);
    const support = ownValue(entry.modules, module)?.support ?? entry.support;
    const connector = connectorOf(integration.provider);
    return lacking(integration, connector === null ? withoutRecords(support) : support).map(
      ({ path, flag }): ManifestFinding => {
        const words = describe({ entry, module, flag, connector, canRead: support.read });
        return { severity: 'warning', path: `integrations[${index}].${path}`, ...words };
      },
    );
  });
}

function withoutRecords(support: Support): Support {
  return { ...support, read: false, write: false, subscribe: false };
}

interface Described {
  entry: ProviderInfo;
  /** The module that the integration uses, or `root`. */
  module: string;
  flag: string;
  connector: ReturnType<ConnectorOf>;
  canRead: boolean;
}

/** Where no event tells of these, a read every hour can find them. */
const found = ['subscribe', 'subscribeSupport.create', 'subscribeSupport.update'];

function describe({
  entry,
  module,
  flag,
  connector,
  canRead,
}: Described): Pick<ManifestFinding, 'message' | 'fix'> {
  const { name, displayName = name } = entry;
  if (flag !== 'proxy' && connector === null) {
    const message = `No connector for provider "${name}" exists on this server, so support.${flag} is lowered to false, whatever its entry says.`;
    if (entry.connectorProblem !== undefined) {
      return {
        message: entry.connectorProblem,
        fix: 'Leave the manifest as it is, and mend the connector file.',
      };
    }
    const fix =
      'Leave the entry as it is. Give the server a connector (DOWEL_CONNECTORS), or remove this and call the provider through the proxy.';
    return { message, fix };
  }
  const able = modulesWith(entry, flag);
  if (able.length > 0 && !able.includes(module)) {
    const names = able.map((one) => `"${one}"`).join(', ');
    const who = connector ? `The connector for ${displayName}` : `Dowel`;
    const here = module === 'root' ? 'no module' : `the module "${module}"`;
    const message = `${who} has support.${flag} of ${displayName} only in the module ${names}, and this uses ${here}.`;
    return { message, fix: `Write module: ${able[0]}, or remove this.` };
  }
  if (canRead && found.includes(flag)) {
    return {
      message: `${displayName} does not tell this server of these changes (support.${flag} is false), so objects that the manifest also reads are read for them every hour.`,
      fix: 'Leave it if that is soon enough. What cannot be found in this way ends as the event subscribe.create.error.',
    };
  }
  if (flag !== 'proxy' && connector) {
    const message = `The connector for ${displayName} does not have support.${flag}, which this needs.`;
    return { message, fix: 'Remove it. docs/connectors.md says what each connector can do.' };
  }
  const message = `The catalogue says that provider "${name}" does not have support.${flag}, which this needs.`;
  const connected = flag === 'proxy' ? '' : ' and give the server a connector (DOWEL_CONNECTORS)';
  return { message, fix: `Remove it, or correct the entry of the provider when it is your own${connected}.` };
}

/** The modules of a provider that have a flag. */
function modulesWith({ modules = {} }: ProviderInfo, flag: string): string[] {
  const [first = '', second] = flag.split('.');
  return Object.entries(modules).flatMap(([id, { support }]) => {
    const value: unknown = ownValue({ ...support }, first);
    const found = second === undefined ? value : isPlainObject(value) && ownValue(value, second);
    return found === true ? [id] : [];
  });
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
