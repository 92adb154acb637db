import type { Catalogue } from '@dowel/catalogue';
import type { ProviderInfo, Support } from '@dowel/schema';
import { changedParts } from '@dowel/schema/connector';
import type { Connector } from './connector.ts';
import type { Connectors } from './find-connector.ts';
import { shippedProof } from './shipped-proof.ts';

/** What the catalogue may say only of a provider with a connector. */
const nothing: Connector['support'] = {
  read: false,
  write: false,
  delete: false,
  subscribe: false,
  search: { operators: { equals: false } },
};

/**
 * The catalogue with what the connectors of this server can do. No entry claims what its connector cannot. With a
 * connector of the operator, it claims all that the connector can; an entry that ships with Dowel may claim less.
 */
export function withConnectors(catalogue: Catalogue, connectors: Connectors): Catalogue {
  const all = Object.freeze(
    Object.fromEntries(
      Object.entries(catalogue.all()).map(([name, entry]) => [name, honest(name, entry, connectors)]),
    ),
  );
  const find = (name: string) => (Object.hasOwn(all, name) ? (all[name] ?? null) : null);
  return { find, get: (name) => find(name) ?? catalogue.get(name), all: () => all };
}

function honest(name: string, entry: ProviderInfo, connectors: Connectors): ProviderInfo {
  const connector = connectors.find(name);
  const [connectorProblem, proof] = [
    connectors.whyLeftOut(name),
    connector && proofOf(connector, connectors),
  ];
  const adjust = (support: Support) => adjusted(support, connector, connectors.isFromFile(name));
  const { modules } = entry;
  return Object.freeze({
    ...entry,
    ...(connectorProblem !== undefined && { connectorProblem }),
    ...(proof && { proof }),
    support: adjust(entry.support),
    ...(modules && {
      modules: Object.fromEntries(
        Object.entries(modules).map(([id, module]) => [id, { ...module, support: adjust(module.support) }]),
      ),
    }),
  });
}

/** How well the objects of a connector are proven. What the operator has changed is not what was shown to be right. */
function proofOf(
  { provider, madeOf, objects = {} }: Connector,
  connectors: Connectors,
): ProviderInfo['proof'] {
  if (madeOf?.verified === 'generated') {
    return { levels: Object.fromEntries(Object.keys(objects).map((name) => [name, ['generated']])) };
  }
  const changed = madeOf?.extension && changedParts(madeOf.extension);
  if (connectors.isFromFile(provider) && !changed) return undefined;
  const isOwn = (name: string) =>
    changed?.some((part) => !part.startsWith('objects.') || part.startsWith(`objects.${name}.`));
  const { triedOn, ...proven } = shippedProof[provider] ?? {};
  const levels = Object.entries(proven).flatMap(([some, names]) =>
    names.split(' ').flatMap((name) => (isOwn(name) ? [] : [[name, some.split(' ')] as const])),
  );
  if (levels.length === 0) return undefined;
  return { levels: Object.fromEntries(levels), ...(triedOn !== undefined && { triedOn }) };
}

function adjusted(support: Support, connector: Connector | undefined, isFromFile: boolean): Support {
  const can = connector?.support ?? nothing;
  if (isFromFile) return { ...support, ...can };
  const equals = support.search.operators.equals && can.search.operators.equals;
  return {
    ...support,
    read: support.read && can.read,
    write: support.write && can.write,
    delete: support.delete && can.delete,
    subscribe: support.subscribe && can.subscribe,
    search: { ...support.search, operators: { ...support.search.operators, equals } },
  };
}
