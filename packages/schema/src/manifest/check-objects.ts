import type { ManifestFinding } from '../resources/deploy-plan.ts';
import type { ProviderInfo } from '../resources/providers.ts';
import { nearest } from '../rules/nearest.ts';
import { ownValue } from '../rules/plain-objects.ts';
import { moduleOf, supportOf } from '../rules/provider-modules.ts';
import type { ManifestIntegration } from './manifest.ts';

/** What a manifest is compared with of a connector. */
export interface KnownConnector {
  readonly displayName: string;
  /** `any`: customers have objects of their own. */
  readonly objectNames: 'any' | 'listed';
  readonly objects?: Readonly<Record<string, unknown>> | undefined;
  /** The provider says at run time which objects there are. */
  readonly objectList?: unknown;
}

/** The connector of a provider. `null`: there is none. Undefined: it is not known whether there is one. */
export type ConnectorOf = (provider: string) => KnownConnector | null | undefined;

/** Warns of objects that the connector of their provider does not know. */
export function checkObjects(
  integrations: readonly ManifestIntegration[],
  providers: Readonly<Record<string, ProviderInfo>>,
  connectorOf: ConnectorOf,
): ManifestFinding[] {
  return integrations.flatMap((integration, index) => {
    const { provider, module } = integration;
    const entry = ownValue(providers, provider);
    const connector = connectorOf(provider);
    if (!entry || !connector || isOtherModule(entry, module)) return [];
    const look = objectLook(connector);
    return actions.flatMap((action) =>
      (integration[action]?.objects ?? []).flatMap(({ objectName }, at): ManifestFinding[] => {
        const words = look(objectName);
        if (!words) return [];
        const path = `integrations[${index}].${action}.objects[${at}].objectName`;
        return [{ severity: 'warning', path, ...words }];
      }),
    );
  });
}

const actions = ['read', 'write', 'subscribe'] as const;

/** Whether the connector of the provider is for other modules. `checkSupport` says so. */
function isOtherModule(entry: ProviderInfo, module: string | undefined): boolean {
  return moduleOf(entry, module) !== 'root' && !supportOf(entry, module).read;
}

type Words = Pick<ManifestFinding, 'message' | 'fix'>;

/** Says what is wrong with the name of an object. Every name is compared once. */
function objectLook({ displayName, objectNames, objects = {}, objectList }: KnownConnector) {
  const known = Object.keys(objects);
  const names = new Set(known);
  const byForm = formsOf(known);
  const seen = new Map<string, Words | undefined>();
  const describe = (name: string): Words | undefined => {
    if (objectNames === 'listed') {
      const message = `The connector for ${displayName} has no object "${name}", so this never happens.`;
      const meant =
        byForm.get(singular(name)) ?? (seen.size < MOST_COMPARED ? nearest(name, known) : undefined);
      return { message, fix: meant ? `Write "${meant}".` : `Use one of: ${known.join(', ')}.` };
    }
    // The provider lists the objects of each customer, so any name may be right.
    const meant = objectList === undefined ? byForm.get(singular(name)) : undefined;
    if (!meant) return undefined;
    const message = `The connector for ${displayName} has an object "${meant}". It takes "${name}" for an object that the customer has made.`;
    return {
      message,
      fix: `Write "${meant}", unless customers have an object of their own named "${name}".`,
    };
  };
  return (name: string): Words | undefined => {
    if (names.has(name)) return undefined;
    if (!seen.has(name)) seen.set(name, describe(name));
    return seen.get(name);
  };
}

/** A manifest with more unknown names has another problem than typos. */
const MOST_COMPARED = 100;

/** The names by their singular in lower case. A form that two names share is left out. */
function formsOf(names: readonly string[]): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  const shared = new Set<string>();
  for (const name of names) {
    const form = singular(name);
    if (forms.has(form)) shared.add(form);
    forms.set(form, name);
  }
  for (const form of shared) forms.delete(form);
  return forms;
}

/** `Issues` and `issue` are the same word, as are `line_items` and `lineItem`. */
function singular(name: string): string {
  return name
    .replaceAll(/[\s_-]/g, '')
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=(s|x|z|ch|sh))es$/, '')
    .replace(/(?<=[^s])s$/, '');
}
