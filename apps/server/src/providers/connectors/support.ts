import type { Catalogue } from '@dowel/catalogue';
import type { ProviderInfo, Support } from '@dowel/schema';
import { changedParts } from '@dowel/schema/connector';
import type { Connector } from './connector.ts';
import type { Connectors } from './find-connector.ts';
import { shippedProof, shippedTrials } from './shipped.ts';

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
  const [own, connectorProblem] = [connectors.fromFile(name), connectors.whyLeftOut(name)];
  const facts = connectors.facts(name);
  const { abilities = '' } = facts ?? {};
  const proof = facts && connectorProblem === undefined ? proofOf(facts.provider, own) : undefined;
  const adjust = (support: Support) => (own ? { ...support, ...own.support } : lowered(support, abilities));
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
function proofOf(provider: string, own: Connector | undefined): ProviderInfo['proof'] {
  const { madeOf, objects = {} } = own ?? {};
  if (madeOf?.verified === 'generated') {
    return { levels: Object.fromEntries(Object.keys(objects).map((name) => [name, ['generated']])) };
  }
  const changed = madeOf?.extension && changedParts(madeOf.extension);
  if (own && !changed) return undefined;
  const isOwn = (name: string) =>
    changed?.some((part) => !part.startsWith('objects.') || part.startsWith(`objects.${name}.`));
  const triedOn = shippedTrials[provider];
  const levels = Object.entries(shippedProof).flatMap(([some, objects]) =>
    (objects[provider]?.split(' ') ?? []).flatMap((name) => (isOwn(name) ? [] : [[name, some.split(' ')]])),
  );
  if (levels.length === 0) return undefined;
  return { levels: Object.fromEntries(levels), ...(triedOn !== undefined && { triedOn }) };
}

function lowered(support: Support, abilities: string): Support {
  const can = (ability: string) => abilities.split(' ').includes(ability);
  const equals = support.search.operators.equals && can('search');
  return {
    ...support,
    read: support.read && can('read'),
    write: support.write && can('write'),
    delete: support.delete && can('delete'),
    subscribe: support.subscribe && can('subscribe'),
    search: { ...support.search, operators: { ...support.search.operators, equals } },
  };
}
