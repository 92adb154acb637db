import type { Catalogue } from '@dowel/catalogue';
import type { ProviderInfo, Support } from '@dowel/schema';
import type { Connector } from './connector.ts';
import type { Connectors } from './find-connector.ts';

/** What the catalogue may say only of a provider with a connector. */
const nothing: Connector['support'] = {
  read: false,
  write: false,
  delete: false,
  subscribe: false,
  search: { operators: { equals: false } },
};

const LEFT_OUT =
  'The connector file of this provider has errors and was left out, so nothing is read or written. The log of the server says what is wrong, and so does "dowel connector check". Mend the file, and start the server again or send it SIGHUP.';

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
  const adjust = (support: Support) => adjusted(support, connector, connectors.isFromFile(name));
  const { modules } = entry;
  return Object.freeze({
    ...entry,
    ...(connectors.isLeftOut(name) && { connectorProblem: LEFT_OUT }),
    support: adjust(entry.support),
    ...(modules && {
      modules: Object.fromEntries(
        Object.entries(modules).map(([id, module]) => [id, { ...module, support: adjust(module.support) }]),
      ),
    }),
  });
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
