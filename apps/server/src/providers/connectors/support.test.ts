import { createCatalogue, ownProviders, sandboxProviders } from '@dowel/catalogue';
import { connectorAbilities, parseConnector, type supportOfConnector } from '@dowel/schema/connector';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../test/full-run.ts';
import { definitionOf, shippedConnectors, shippedDefinitions } from '../../../test/shipped-connectors.ts';
import { dataOf } from './engine/definition.ts';
import { createConnectors } from './find-connector.ts';
import { restConnector } from './rest-connector.ts';
import { withConnectors } from './support.ts';

const catalogue = createCatalogue(ownProviders, sandboxProviders('http://localhost'));

describe('the connectors that ship with Dowel', () => {
  it.each(shippedDefinitions.map((connector) => [connector.provider, connector] as const))(
    'are valid as a file: %s',
    (_, definition) => {
      const connector = dataOf(definition);
      const { connector: parsed, findings } = parseConnector(JSON.stringify(connector, null, 2));

      expect(findings).toEqual([]);
      expect(parsed).toEqual(JSON.parse(JSON.stringify(connector)));
      expect(connectorAbilities(connector).length).toBeGreaterThan(0);
      const { provider, otherProviders = [] } = definition;
      for (const name of [provider, ...otherProviders]) expect(catalogue.get(name).support.read).toBe(true);
    },
  );

  // From then on there is time for a release, and for those who run it to take it. Only the
  // nightly run checks this, because CI must not fail for a tree that nobody has changed.
  inFull('use no version of an API that ends within 120 days', () => {
    const soon = new Date(Date.now() + 120 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const ending = shippedDefinitions.filter(
      ({ apiVersion }) => apiVersion && apiVersion.supportedUntil < soon,
    );

    expect(ending.map(({ provider, apiVersion }) => [provider, apiVersion?.supportedUntil])).toEqual([]);
  });

  it('can do all that the catalogue says of their providers, and the entries of the providers say all of it', () => {
    const all = Object.entries(withConnectors(catalogue, createConnectors()).all());
    const entries = all.map(([name, { proof: _, ...entry }]) => [name, entry]);
    expect(Object.fromEntries(entries)).toEqual(catalogue.all());
    const silent = Object.keys(ownProviders).filter((name) => {
      const connector = shippedConnectors.find(({ provider, otherProviders = [] }) =>
        [provider, ...otherProviders].includes(name),
      );
      const { support } = catalogue.get(name);
      if (!connector) return [support, ...modulesOf(name)].some(promisesRecords);
      return JSON.stringify(connector.support) !== JSON.stringify(pick(support));
    });
    expect(silent).toEqual([]);
  });
});

describe('how well objects are proven', () => {
  const proofOf = (connectors: ReturnType<typeof createConnectors>, name: string) =>
    withConnectors(catalogue, connectors).get(name).proof;
  const asana = definitionOf('asana');
  const extended = (changes: object) => {
    const extension = { connectorVersion: 1 as const, extends: 'asana', ...changes };
    return createConnectors([restConnector({ ...asana, extension })]);
  };

  it('is said of what ships, and of nothing without a connector', () => {
    expect(proofOf(createConnectors(), 'asana')?.levels).toMatchObject({
      tasks: ['documented', 'simulated'],
    });
    expect(proofOf(createConnectors(), 'sandbox')).toMatchObject({
      levels: { companies: ['simulated', 'recorded', 'tried'], deals: ['simulated'] },
      triedOn: expect.stringMatching(/^\d{4}-/),
    });
    expect(proofOf(createConnectors(), 'calendly')).toBeUndefined();
    const { name: _, ...calendly } = catalogue.get('calendly');
    const named = createCatalogue({ toString: calendly });
    expect(withConnectors(named, createConnectors()).get('toString').proof).toBeUndefined();
  });

  it('is not said of what the operator has changed', () => {
    const changedTasks = proofOf(extended({ objects: { tasks: { displayName: 'To do' } } }), 'asana');
    expect(changedTasks?.levels).toHaveProperty('projects');
    expect(changedTasks?.levels).not.toHaveProperty('tasks');
    expect(proofOf(extended({ headers: { 'asana-enable': 'x' } }), 'asana')).toBeUndefined();
    expect(proofOf(createConnectors([restConnector({ ...asana })]), 'asana')).toBeUndefined();
  });

  it('is only that somebody has drafted it, of a draft', () => {
    const draft = createConnectors([restConnector({ ...asana, verified: 'generated' })]);
    expect(proofOf(draft, 'asana')?.levels).toMatchObject({ tasks: ['generated'] });
  });
});

type Promised = ReturnType<typeof catalogue.get>['support'];

const modulesOf = (name: string): Promised[] =>
  Object.values(catalogue.get(name).modules ?? {}).map(({ support }) => support);

const promisesRecords = ({ proxy: _, ...rest }: Promised) => JSON.stringify(rest).includes('true');

const pick = ({
  read,
  write,
  delete: deletes,
  search,
  subscribe,
  subscribeSupport,
}: ReturnType<typeof supportOfConnector>) => ({
  read,
  write,
  delete: deletes,
  search: { operators: { equals: search.operators.equals } },
  subscribe,
  ...(subscribeSupport && { subscribeSupport }),
});
