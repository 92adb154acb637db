import { supportOfConnector } from '@dowel/schema/connector';
import type { RestDefinition } from '../apps/server/src/providers/connectors/engine/definition.ts';
import {
  canAskForChanges,
  type HandledObject,
  limitedList,
  toObject,
} from '../apps/server/src/providers/connectors/engine/object.ts';
import { canAskFor } from '../apps/server/src/providers/connectors/engine/request/conditions.ts';
import { shippedDefinitions } from '../apps/server/test/shipped-connectors.ts';
import { type Proof, proofOf } from './levels-of-proof.ts';

/** The page docs/connectors.md: every connector that ships with Dowel, by what it declares. */
export function connectorsDocument(): string {
  const all = [...shippedDefinitions].sort((a, b) => a.displayName.localeCompare(b.displayName, 'en'));
  const providers = all.filter(({ provider }) => !provider.startsWith('sandbox'));
  const documented = providers.filter(({ provider }) => proofOf(provider).documentedBy !== undefined);
  return `<!-- Written by \`pnpm generate\` from apps/server/src/providers/connectors. Do not edit it. -->

# Connectors

Dowel moves the data of ${providers.length} providers, with ${objectsOf(providers)} objects by name, and of Juniper CRM, its sandbox. Your own are
[a file each](guides/connectors.md). Calls through the proxy need no connector: they reach
[every provider](catalogue.md).

The levels of proof are also in \`proof\` of a provider (\`GET /v1/providers\`). \`documented\`: all that is asked for and read stands in the vendor's own document, or in the
types of its own client, of which the repository has a digest (\`apps/server/test/digests\`), or, where that is silent, on a
page that \`digests.test.ts\` there names; ${documented.length} providers with
${objectsOf(documented)} objects are. \`simulated\`: these objects hold in a trial at a
simulator of the provider, as \`dowel connector try\` does it at an account; ${simulatedCount(providers)} objects do, ${bothCount(providers)} of them at both
levels: all of a provider, unless its chapter says which. The simulator plays that document; how pages follow each other and how times are written, which most documents do
not say, is taken from the pages of one or more lists of the provider. At least one object of each connector passes all
cases of the suite besides. \`tried\` and \`recorded\`: these objects
held at an account of the provider, on the day that is named, and the answers, without what belonged to the account, are
played in each run (\`apps/server/test/recordings\`). No account of a provider was to be had yet, so only the sandbox is.

Every connector runs on a test server with its entry of the catalogue, against a simulator that was written from the
provider's documents (\`apps/server/test/simulators\`). Unless it says so below, it has not been run against the provider
itself. \`pnpm conformance\` runs the cases that are the same for all (\`apps/server/test/conformance/cases.ts\`). A case is
left out only for a reason that follows from what the connector declares, and the command prints which.

- **New and changed**: \`asked for\`: a scheduled read asks for what has changed since the last one. \`all\`: it reads the
  whole list each time, because the provider cannot say what has changed.
- **Writes**: what \`writeRecords\` can do.
- **Found by**: the fields by whose values \`searchRecords\` finds records.
- **Events**: what the provider tells of as it happens. Who subscribes to an object without events is told by reading.

${all.map(section).join('\n')}`;
}

const simulatedIn = ({ provider, objects = {} }: RestDefinition) =>
  proofOf(provider).simulated.filter((name) => Object.hasOwn(objects, name));
const simulatedCount = (connectors: readonly RestDefinition[]) => connectors.flatMap(simulatedIn).length;
const bothCount = (connectors: readonly RestDefinition[]) =>
  simulatedCount(connectors.filter(({ provider }) => proofOf(provider).documentedBy !== undefined));

const objectsOf = (connectors: readonly RestDefinition[]) =>
  connectors.flatMap(({ objects = {} }) => Object.keys(objects)).length;

function section(connector: RestDefinition): string {
  const { displayName, provider, otherProviders = [], objects = {}, objectNames, apiVersion } = connector;
  const { upsertOf, associationsOf } = connector.functions ?? {};
  const names = [provider, ...otherProviders].map((name) => `\`${name}\``).join(', ');
  const named = Object.keys(objects).map((name) => [name, toObject(connector, name)] as const);
  const rows = new Map<string, string[]>();
  for (const [name, object] of named) {
    const facts = factsOf(connector, object).join(' | ');
    rows.set(facts, [...(rows.get(facts) ?? []), `\`${name}\``]);
  }
  if (objectNames === 'any') {
    const others = named.length > 0 ? 'any other of the account' : 'any of the account';
    const facts = factsOf(connector, toObject(connector, '*')).join(' | ');
    rows.set(facts, [...(rows.get(facts) ?? []), others]);
  }
  const tried = connector.verified === 'provider' ? ' Run against the provider itself.' : '';
  const version = apiVersion
    ? ` Version ${apiVersion.name} of the API, supported until ${apiVersion.supportedUntil} at least.`
    : '';
  const upserts = upsertOf ? '\nUpserts by a field, where the provider has them (`upsertBy`).' : '';
  const links = associationsOf ? '\nLinks between records are read (`associations`).' : '';
  return `## ${displayName}

In manifests: ${names}.${version}${tried}${upserts}${links}
${proofWords(proofOf(provider), Object.keys(objects))}

| Objects | New and changed | Writes | Found by | Events |
| ------- | --------------- | ------ | -------- | ------ |
${[...rows].flatMap(([facts, of]) => cellsOf(of).map((cell) => `| ${cell} | ${facts} |\n`)).join('')}`;
}

/** A cell that is wider makes the whole table unreadable. */
const WIDEST_CELL = 110;

/** Names in as many cells as they need. */
export function cellsOf(names: readonly string[]): string[] {
  const cells: string[] = [];
  for (const name of names) {
    const longer = [...cells.slice(-1), name].join(', ');
    if (cells.length > 0 && longer.length <= WIDEST_CELL) cells.splice(-1, 1, longer);
    else cells.push(name);
  }
  return cells;
}

function proofWords({ documentedBy, simulated, tried }: Proof, named: readonly string[]): string {
  const document = documentedBy === undefined ? '' : `\nDocumented: ${documentedBy}.`;
  const left = named.filter((name) => !simulated.includes(name));
  const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  // Of an account that has any object, some are simulated and none is named.
  const isMost = named.length > left.length && left.length < simulated.length;
  const few = left.length === 0 ? '' : `all but ${quoted(left)}`;
  const objects = isMost ? few : quoted(simulated);
  const atAccount = tried?.objects.map((name) => `\`${name}\``).join(', ');
  return (
    document +
    (objects && `\nSimulated: ${objects}.`) +
    (tried && atAccount ? `\nTried and recorded on ${tried.on}: ${atAccount}.` : '')
  );
}

function factsOf(connector: RestDefinition, object: HandledObject): string[] {
  const { write, events } = object;
  const kinds = ['create', 'update', 'delete'] as const;
  const told = supportOfConnector(connector).subscribe || connector.functions?.ownEvents ? events : undefined;
  return [
    canAskForChanges(object.changes) ? 'asked for' : 'all',
    kinds.filter((kind) => write?.[kind]).join(', '),
    foundBy(object),
    kinds.filter((kind) => told?.[kind]).join(', '),
  ];
}

function foundBy(object: HandledObject): string {
  const { conditions } = limitedList(object);
  if (conditions?.equalsFields) return conditions.equalsFields.map((field) => `\`${field}\``).join(', ');
  return canAskFor(conditions, { fieldName: '*', value: 'any' }) ? 'any field' : '';
}
