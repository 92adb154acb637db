import { sandboxProviders } from '@dowel/catalogue';
import { controlSandbox, openSandboxAccount, type SandboxAccount } from '../sandbox-control.ts';
import { type Counts, connectPerson, nameOf, type Side, waysToConnect } from './person.ts';
import { ORIGIN, Servers } from './servers.ts';
import type { World } from './world.ts';

/** Asked only to learn whose account it is. */
const IDENTITY = /\/me\?account$/;
/** How often the provider does not say whose account it is. */
const SILENT = 0.25;
/** People who connect at the same time. */
const AT_ONCE = 6;
const RECONNECTS_EACH = 4;

/**
 * Connects again and again, with credentials of the same account or of another one, over two processes of which one is
 * killed again and again, at a provider that often does not say whose account it is. Answers what is wrong.
 */
export async function proveReconnects(world: World, reconnects: number, kills: number): Promise<string[]> {
  world.provider.fail((url) => (IDENTITY.test(url) && Math.random() < SILENT ? 'unavailable' : undefined));
  const entries = sandboxProviders(world.provider.url);
  const catalogue = Object.fromEntries(
    waysToConnect.map((name) => {
      const entry = structuredClone(entries[name]);
      for (const source of entry?.accountIdentity?.sources ?? []) source.url = `${source.url}?account`;
      return [nameOf(name), entry];
    }),
  );
  const own = {
    DOWEL_CATALOGUE_FILES: world.write('catalogue.json', catalogue),
    DOWEL_LOG_LEVEL: 'fatal',
  };
  const servers = await Servers.start(2, () => world.startServer(own));
  const counts: Counts = { reconnects: 0, connected: 0, refused: 0, waiting: 0, confirmed: 0, unanswered: 0 };
  const faults: string[] = [];
  const places = Array.from({ length: kills }, (_, index) => ((index + Math.random()) / kills) * reconnects);
  let killed = 0;
  let replacing = Promise.resolve();
  const offer = await setUp(world, servers);
  const startedMs = performance.now();

  let number = 0;
  const work = async () => {
    while (number * RECONNECTS_EACH < reconnects) {
      number += 1;
      const person = await connectPerson(servers, offer, number);
      for (let time = 0; time < RECONNECTS_EACH; time += 1) {
        const fault = await person.again(counts);
        if (fault) faults.push(fault);
        if (counts.reconnects > (places[killed] ?? Number.POSITIVE_INFINITY)) {
          killed += 1;
          replacing = replacing.then(() => servers.replaceOne());
        }
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await replacing;
  const seconds = (performance.now() - startedMs) / 1000;
  await servers.end();
  const { reconnects: done, ...came } = counts;
  console.log(
    [
      `  ${done} reconnects of ${number} connections in ${seconds.toFixed(1)} s, ${killed} kills`,
      `    ${Object.entries(came)
        .map(([name, count]) => `${count} ${name}`)
        .join(', ')}`,
      `    ${faults.length} silent changes of the account, or accounts lost`,
    ].join('\n'),
  );
  return [
    ...faults,
    ...Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [] : [`Nothing was ${name}.`])),
    ...(killed < kills ? [`Only ${killed} of ${kills} processes were killed.`] : []),
  ];
}

export interface Offer {
  readonly apiKey: string;
  /** By the entry. */
  readonly integrations: Readonly<Record<string, string>>;
  readonly accounts: Readonly<Record<string, Readonly<Record<Side, SandboxAccount>>>>;
}

/** An integration per entry, and two accounts of each way to sign in: an id is a secret where it is the user name. */
async function setUp(world: World, servers: Servers): Promise<Offer> {
  const apiKey = world.demoKey;
  const open = () => openSandboxAccount(world.sandboxUrl);
  const accounts: Record<string, Record<Side, SandboxAccount>> = {};
  const app = await controlSandbox<{ clientId: string; clientSecret: string }>(world.sandboxUrl, '/clients', {
    name: 'Proof',
    redirectUris: [`${ORIGIN}/callbacks/v1/oauth`],
  });
  await servers.must(apiKey, 'POST', 'provider-apps', {
    ...app,
    provider: nameOf('sandbox'),
    scopes: ['crm.read'],
  });
  for (const name of waysToConnect) accounts[name] = { old: await open(), new: await open() };
  const integrations = waysToConnect.map((name) => ({
    name,
    provider: nameOf(name),
    proxy: { enabled: true },
  }));
  const deployed = await servers.must<{ id: string; name: string }[]>(apiKey, 'PUT', 'integrations:batch', {
    manifest: { specVersion: '1.0.0', integrations },
  });
  return {
    apiKey,
    accounts,
    integrations: Object.fromEntries(deployed.map(({ id, name }) => [name, id])),
  };
}
