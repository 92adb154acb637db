import { likeName, listedName, nameIn } from '../connector/listed-name.ts';
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
  /** Whether it knows an object of this name. Absent: it takes other forms of its names too. */
  hasObject?(objectName: string): boolean;
  /** In a sentence, why `deletions: compare` finds nothing of an object. */
  whyNotCompared?(objectName: string): string | undefined;
  /** Whether it reads which records of the second object those of the first are linked to. */
  isAssociated?(objectName: string, to: string): boolean;
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
    const written = new Map<string, string>();
    return actions.flatMap((action) =>
      (integration[action]?.objects ?? []).flatMap(({ objectName }, at): ManifestFinding[] => {
        const listed = nameIn(connector, objectName);
        const before = written.get(listed) ?? objectName;
        written.set(listed, before);
        const words = before === objectName ? look(objectName) : twoNames(connector, before, objectName);
        if (!words) return [];
        const path = `integrations[${index}].${action}.objects[${at}].objectName`;
        return [{ severity: 'warning', path, ...words }];
      }),
    );
  });
}

/** Warns of objects whose deleted records cannot be found by comparing. */
export function checkDeletions(
  integrations: readonly ManifestIntegration[],
  connectorOf: ConnectorOf,
): ManifestFinding[] {
  return integrations.flatMap(({ provider, read }, index) =>
    (read?.objects ?? []).flatMap(({ objectName, deletions }, at): ManifestFinding[] => {
      const message = deletions && connectorOf(provider)?.whyNotCompared?.(objectName);
      if (!message) return [];
      const path = `integrations[${index}].read.objects[${at}].deletions`;
      return [{ severity: 'warning', path, message, fix: 'Remove "deletions".' }];
    }),
  );
}

/** Warns of associations that nobody can read. */
export function checkAssociations(
  integrations: readonly ManifestIntegration[],
  connectorOf: ConnectorOf,
): ManifestFinding[] {
  return integrations.flatMap(({ provider, read }, index) => {
    const connector = connectorOf(provider);
    return (read?.objects ?? []).flatMap(({ objectName, associations = [] }, at) =>
      associations.flatMap((to, place): ManifestFinding[] => {
        if (!connector?.isAssociated || connector.isAssociated(objectName, to)) return [];
        const path = `integrations[${index}].read.objects[${at}].associations[${place}]`;
        const message = `The connector for ${connector.displayName} does not read which records of "${to}" those of "${objectName}" are linked to, so "${objectName}" cannot be read.`;
        return [{ severity: 'warning', path, message, fix: `Remove "${to}" from "associations".` }];
      }),
    );
  });
}

const actions = ['read', 'write', 'subscribe'] as const;

/** Whether the connector of the provider is for other modules. `checkSupport` says so. */
function isOtherModule(entry: ProviderInfo, module: string | undefined): boolean {
  return moduleOf(entry, module) !== 'root' && !supportOf(entry, module).read;
}

/** Reads, writes and subscriptions of an object find each other by the name that the manifest has for it. */
function twoNames({ displayName }: KnownConnector, before: string, name: string): Words {
  const message = `"${before}" and "${name}" are the same object of ${displayName}, but here they count as two, so one does not know what the other reads, writes or maps.`;
  return { message, fix: `Write "${before}" in both places.` };
}

type Words = Pick<ManifestFinding, 'message' | 'fix'>;

/** Says what there is to know of the name of an object. Every name is compared once. */
function objectLook(connector: KnownConnector) {
  const { displayName, objectNames, objects = {}, objectList } = connector;
  const known = Object.keys(objects);
  const seen = new Map<string, Words | undefined>();
  const describe = (name: string): Words | undefined => {
    const listed = listedName(connector, name);
    // A connector of code may know no other forms.
    if (listed !== undefined && connector.hasObject?.(name) !== false) {
      const message = `The connector for ${displayName} lists this object as "${listed}", and takes "${name}" as another name of it.`;
      return {
        message,
        fix: `Nothing has to change: messages, operations and addresses say "${name}", and ${displayName} is asked for "${listed}".`,
      };
    }
    if (objectNames === 'listed') {
      const message = `The connector for ${displayName} has no object "${name}", so this never happens.`;
      const meant = seen.size < MOST_COMPARED ? nearest(name, known) : undefined;
      return { message, fix: meant ? `Write "${meant}".` : `Use one of: ${known.join(', ')}.` };
    }
    // The provider lists the objects of each customer, so any name may be right.
    const meant = objectList === undefined ? likeName(objects, name) : undefined;
    if (!meant) return undefined;
    const message = `The connector for ${displayName} has an object "${meant}". It takes "${name}" for an object that the customer has made.`;
    return {
      message,
      fix: `Write "${meant}", unless customers have an object of their own named "${name}".`,
    };
  };
  return (name: string): Words | undefined => {
    if (Object.hasOwn(objects, name)) return undefined;
    if (!seen.has(name)) seen.set(name, describe(name));
    return seen.get(name);
  };
}

/** A manifest with more unknown names has another problem than typos. */
const MOST_COMPARED = 100;
