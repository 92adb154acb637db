import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/free-port.ts';
import { debianServersMissing } from '../destinations/debian-servers.fixture.ts';
import { untilUp } from '../destinations/test-destination.fixture.ts';
import { type Launch, launcher } from '../embedded-postgres.ts';
import { administer } from '../prepare-database.ts';
import type { WorldDatabase } from './world.ts';

const VERSIONS = '/usr/lib/postgresql';
/** The shortest that Patroni takes. A leader that is silent for so long is replaced. */
const TTL_S = 20;
/** How long a killed server stays down. */
const AWAY_MS = 10_000;

interface Node {
  readonly name: string;
  readonly port: number;
  readonly apiPort: number;
  readonly data: string;
  process: ChildProcess;
}

/** PostgreSQL servers that Patroni keeps: one is the primary, and when it dies, a standby takes over. */
export class Patroni implements WorldDatabase {
  readonly url: string;
  readonly #folder: string;
  readonly #etcd: ChildProcess;
  readonly #nodes: readonly Node[];
  readonly #start: (name: string) => ChildProcess;
  readonly #returning = new Set<Promise<void>>();

  private constructor(
    folder: string,
    etcd: ChildProcess,
    nodes: readonly Node[],
    start: (name: string) => ChildProcess,
  ) {
    this.#folder = folder;
    this.#etcd = etcd;
    this.#nodes = nodes;
    this.#start = start;
    const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
    this.url = `postgres://postgres@${hosts}/postgres`;
  }

  /** @param isSynchronous whether a commit waits until a standby has it */
  static async start({ isSynchronous, count = 3 }: { isSynchronous: boolean; count?: number }) {
    const missing = debianServersMissing('patroni');
    if (missing !== undefined) throw new Error(`Patroni is ${missing}`);
    const folder = await mkdtemp(join(tmpdir(), 'dowel-patroni-'));
    const launch = await launcher(folder);
    const run = (command: string, args: string[]) => spawned(launch, command, args);
    const etcdPort = await freePort();
    const etcd = run('/usr/bin/etcd', etcdArguments(join(folder, 'etcd'), etcdPort, await freePort()));
    await untilUp(() => answering(`http://127.0.0.1:${etcdPort}/health`), 'etcd');
    const start = (name: string) => run('/usr/bin/patroni', [join(folder, `${name}.json`)]);
    const nodes: Node[] = [];
    for (let number = 1; number <= count; number += 1) {
      const name = `node${number}`;
      const place = { port: await freePort(), apiPort: await freePort(), data: join(folder, name) };
      const settings = settingsOf({ name, ...place, etcdPort, folder, isSynchronous });
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(settings), { mode: 0o644 });
      nodes.push({ name, ...place, process: start(name) });
      // The first makes the database. The others copy it.
      if (number === 1) await untilUp(() => answering(`http://127.0.0.1:${place.apiPort}/primary`), name);
    }
    const patroni = new Patroni(folder, etcd, nodes, start);
    await untilUp(() => patroni.#assertFull(), 'the standbys');
    return patroni;
  }

  /** The address of the primary alone. Waits for one. */
  async primaryUrl(): Promise<string> {
    let found: Node | undefined;
    await untilUp(async () => {
      found = await this.#leader();
      if (!found) throw new Error('No server is the primary.');
    }, 'a primary');
    return `postgres://postgres@127.0.0.1:${found?.port}/postgres`;
  }

  /** Kills the primary and its Patroni. They come back as a standby a while later. */
  async crash(): Promise<void> {
    await Promise.all(this.#returning);
    await untilUp(() => this.#assertFull(), 'the standbys');
    const node = await this.#leader();
    if (!node) throw new Error('No server is the primary.');
    const [postmaster] = readFileSync(join(node.data, 'postmaster.pid'), 'utf8').split('\n');
    const ended = once(node.process, 'exit');
    node.process.kill('SIGKILL');
    process.kill(Number(postmaster), 'SIGKILL');
    await ended;
    const returning = this.#return(node).finally(() => this.#returning.delete(returning));
    this.#returning.add(returning);
  }

  async stop(): Promise<void> {
    await Promise.allSettled(this.#returning);
    for (const { process: running } of this.#nodes) await end(running, 'SIGTERM');
    await end(this.#etcd, 'SIGTERM');
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #return(node: Node): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
    node.process = this.#start(node.name);
  }

  async #leader(): Promise<Node | undefined> {
    for (const node of this.#nodes) {
      const isLeader = await answering(`http://127.0.0.1:${node.apiPort}/primary`).then(
        () => true,
        () => false,
      );
      if (isLeader) return node;
    }
    return undefined;
  }

  /** All others follow the primary. */
  async #assertFull(): Promise<void> {
    const rows = await administer(await this.primaryUrl(), async (client) => {
      const answer = await client.query(`select from pg_stat_replication where state = 'streaming'`);
      return answer.rowCount;
    });
    if (rows !== this.#nodes.length - 1) throw new Error('A standby does not follow yet.');
  }
}

function spawned(launch: Launch, command: string, args: string[]): ChildProcess {
  const { command: program, args: all, options } = launch(command, args);
  return spawn(program, all, { ...options, stdio: 'ignore' });
}

async function end(running: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return;
  const ended = once(running, 'exit');
  running.kill(signal);
  await ended;
}

async function answering(url: string): Promise<void> {
  const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(2_000) });
  if (!ok) throw new Error(`${url} answers ${status}.`);
}

function etcdArguments(data: string, port: number, peerPort: number): string[] {
  const client = `http://127.0.0.1:${port}`;
  const peer = `http://127.0.0.1:${peerPort}`;
  return [
    ...['--data-dir', data, '--name', 'etcd', '--log-level', 'error'],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...[
      '--listen-peer-urls',
      peer,
      '--initial-advertise-peer-urls',
      peer,
      '--initial-cluster',
      `etcd=${peer}`,
    ],
  ];
}

/** https://patroni.readthedocs.io/en/latest/yaml_configuration.html */
function settingsOf(node: {
  name: string;
  port: number;
  apiPort: number;
  data: string;
  etcdPort: number;
  folder: string;
  isSynchronous: boolean;
}) {
  const [version] = readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a));
  const user = { username: 'postgres' };
  return {
    scope: 'dowel',
    name: node.name,
    restapi: { listen: `127.0.0.1:${node.apiPort}`, connect_address: `127.0.0.1:${node.apiPort}` },
    etcd3: { host: `127.0.0.1:${node.etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: TTL_S,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: node.isSynchronous,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200 } },
      },
      initdb: [{ encoding: 'UTF8' }, { auth: 'trust' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${node.port}`,
      connect_address: `127.0.0.1:${node.port}`,
      data_dir: node.data,
      bin_dir: join(VERSIONS, version ?? '', 'bin'),
      authentication: { superuser: user, replication: user, rewind: user },
      parameters: { unix_socket_directories: node.folder },
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
  };
}
