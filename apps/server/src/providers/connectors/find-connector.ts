import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { Connector } from './connector.ts';
import { type ConnectorFacts, factsOf } from './connector-facts.ts';
import type { RestDefinition } from './engine/definition.ts';
import { loaders } from './loaders.ts';
import { restConnector } from './rest-connector.ts';
import { shipped } from './shipped.ts';

/** The providers whose connectors ship with Dowel. */
export const shippedNames: readonly string[] = Object.keys(loaders);

export interface Connectors {
  /**
   * The connector of a provider by its catalogue name. One that ships with Dowel is loaded when it is first wanted.
   * @throws {ProblemError} `internal_error`: it cannot be loaded
   */
  find(provider: string): Promise<Connector | undefined>;
  /** What is known of it before it is loaded. Undefined: there is none. */
  facts(provider: string): ConnectorFacts | undefined;
  /** The connector that the operator has added for this provider, or with which the shipped one was replaced. */
  fromFile(provider: string): Connector | undefined;
  /** Why the operator's file for this provider was left out, so that the provider has no connector. For people. */
  whyLeftOut(provider: string): string | undefined;
}

/**
 * All connectors. One of the operator's files replaces the one that ships with Dowel.
 * @param leftOut the providers of files that were left out, with the reasons. What ships with Dowel does not take the place of such a file: nobody
 * would notice that another connector reads and writes.
 */
export function createConnectors(
  fromFiles: readonly Connector[] = [],
  leftOut: ReadonlyMap<string, string> = new Map(),
): Connectors {
  const added = byProvider(fromFiles);
  const isLeftOut = (provider: string) => !added.has(provider) && leftOut.has(provider);
  return {
    find: async (provider) =>
      added.get(provider) ?? (isLeftOut(provider) ? undefined : findConnector(provider)),
    facts(provider) {
      const own = added.get(provider);
      if (own) return factsOf(own);
      return isLeftOut(provider) ? undefined : shippedFacts(provider);
    },
    fromFile: (provider) => added.get(provider),
    whyLeftOut: (provider) => (isLeftOut(provider) ? leftOut.get(provider) : undefined),
  };
}

/** What is known of a connector that ships with Dowel before it is loaded. */
export function shippedFacts(provider: string): ConnectorFacts | undefined {
  return facts.get(provider);
}

/**
 * Finds a connector that ships with Dowel by the provider's catalogue name.
 * @throws {ProblemError} `internal_error`
 */
export async function findConnector(provider: string): Promise<Connector | undefined> {
  const definition = await findDefinition(provider);
  if (!definition) return undefined;
  const connector = made.get(definition) ?? restConnector(definition);
  made.set(definition, connector);
  return connector;
}

/**
 * Finds what a connector that ships with Dowel is made of.
 * @throws {ProblemError} `internal_error`
 */
export async function findDefinition(provider: string): Promise<RestDefinition | undefined> {
  const name = Object.hasOwn(loaders, provider) ? provider : facts.get(provider)?.provider;
  return name === undefined ? undefined : loaded(name, loaders[name]);
}

/** @throws {ProblemError} `internal_error`: the file of it is damaged or missing */
export async function loaded<Definition>(name: string, load: (() => Promise<Definition>) | undefined) {
  try {
    return await load?.();
  } catch (cause) {
    throw new ProblemError('internal_error', {
      detail: `The connector of "${name}" could not be loaded, so nothing is read or written there.`,
      remedy:
        'Tell whoever runs the server. The log says what is wrong. If its files were replaced or are damaged, install them again and start it.',
      cause,
    });
  }
}

function byProvider<One extends Pick<Connector, 'provider' | 'otherProviders'>>(
  connectors: readonly One[],
): ReadonlyMap<string, One> {
  return new Map(
    connectors.flatMap((connector) =>
      [connector.provider, ...(connector.otherProviders ?? [])].map((name) => [name, connector] as const),
    ),
  );
}

const facts = byProvider(
  Object.entries(shipped).map(([provider, known]): ConnectorFacts => ({ provider, ...known })),
);
const made = new WeakMap<RestDefinition, Connector>();
