import { createCatalogue, ownProviders } from '@dowel/catalogue';
import { listedName, objectOf } from '@dowel/schema/connector';
import { baseUrlOf } from '@dowel/schema/rules';
import type { Connector } from '../../src/providers/connectors/connector.ts';
import { shippedConnectors } from '../shipped-connectors.ts';
import type { Dialect } from '../simulators/dialect.ts';
import { everyDialect } from '../simulators/every-dialect.ts';
import type { DescribedObject } from '../simulators/general/described-object.ts';
import { toPlaces } from '../simulators/general/from-digest.ts';

/** An object that a simulator has and a connector reads. */
export interface SimulatedTrial {
  readonly provider: string;
  readonly dialect: Dialect;
  /** Its name in the connector, and what the simulator calls it and those that it is below, the outermost first. */
  readonly objectName: string;
  readonly simulated: string;
  readonly above: readonly string[];
}

/** Databases of Notion are read as their data sources, of which several may be in one database. */
const isOlder = ({ provider }: Dialect, objectName: string) =>
  provider === 'notion' && objectName === 'databases';

/**
 * Every object that a connector reads and a simulator has: under the same name, or at the same path. Lists that a simulator
 * has of the vendor's document alone have no other name.
 */
export const simulatedTrials: readonly SimulatedTrial[] = shippedConnectors.flatMap((connector) => {
  const isSandbox = connector.provider.startsWith('sandbox');
  const dialect = everyDialect.find(
    ({ provider }) => provider === (isSandbox ? 'sandbox' : connector.provider),
  );
  if (!dialect) return [];
  const names = simulatedNames(connector, dialect);
  return [...names].map(([objectName, simulated]) => ({
    provider: connector.provider,
    dialect,
    objectName,
    simulated,
    above: aboveOf(connector, objectName).flatMap((name) => names.get(name) ?? []),
  }));
});

/** The first object of each connector, and every third one after it: most of what a trial shows is shown by these. */
export const someTrials = simulatedTrials.filter(({ provider }, place) => {
  const first = simulatedTrials.findIndex((one) => one.provider === provider);
  return (place - first) % 3 === 0;
});

/** The names that a simulator has for the objects of a connector. */
function simulatedNames({ madeOf, hasObject, provider }: Connector, dialect: Dialect): Map<string, string> {
  const all = Object.keys(dialect.objects).filter((name) => !isOlder(dialect, name));
  const canonical = (name: string) => (madeOf && listedName(madeOf, name)) ?? name;
  // A list of the vendor's document is named by its path.
  const named = all.filter((name) => !name.startsWith('/') && hasObject(name));
  const names = new Map(named.map((name) => [canonical(name), name]));
  if (!madeOf || !Object.hasOwn(ownProviders, provider)) return names;
  const info = createCatalogue(ownProviders).get(provider);
  const used = baseUrlOf(info, info.defaultModule ?? '');
  const modules = ['root', ...Object.keys(info.modules ?? {})];
  const bases = Object.fromEntries(modules.map((one) => [one, baseUrlOf(info, one)]));
  const pathOf = (name: string) => (dialect.objects[name] as DescribedObject).description?.path ?? '';
  for (const name of Object.keys(madeOf.objects ?? {}).filter((one) => !names.has(one))) {
    const { path } = objectOf(madeOf, name).list.request;
    const base = madeOf.functions?.baseOf?.(name)?.(bases, used) ?? used;
    const asked = toPlaces(base.replace(/^https?:\/\/[^/]+/, '') + path.replaceAll('{objectName}', name));
    const found = all.find((one) => pathOf(one) !== '' && asked.endsWith(toPlaces(pathOf(one))));
    if (found !== undefined) names.set(name, found);
  }
  return names;
}

/** What an object is below, the outermost first. */
function aboveOf(connector: Connector, objectName: string): string[] {
  const { parents } = connector.object(objectName);
  return parents ? [...aboveOf(connector, parents.object), parents.object] : [];
}
