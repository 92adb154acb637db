import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { freePort } from '../../../../scripts/free-port.ts';
import { debianServersMissing } from '../destinations/debian-servers.fixture.ts';
import { untilUp } from '../destinations/test-destination.fixture.ts';
import type { World } from './world.ts';

const STREAM = 'proof';
const SUBJECT = 'crm';

/** Takes one message: what came beside it, and its body. */
export type Take = (beside: Readonly<Record<string, string>>, body: string) => void;

/** A broker that a proof reads into. */
export interface Broker {
  readonly name: string;
  readonly destination: { readonly type: string; readonly metadata: object; readonly secrets?: object };
  /** Kills it and starts it again. Absent for one that keeps its messages in memory. */
  crash?(): Promise<void>;
  /** Takes everything that it has stored. */
  drain(take: Take): Promise<void>;
  stop(): Promise<void>;
}

/** NATS with a stream on disk. It can be killed, and starts again with what it has stored. */
export class Nats implements Broker {
  readonly name = 'NATS';
  readonly server: string;
  readonly #config: string;
  #process: ChildProcess | undefined;

  private constructor(port: number, config: string) {
    this.server = `127.0.0.1:${port}`;
    this.#config = config;
  }

  static async start(world: World): Promise<Nats> {
    const missing = debianServersMissing('nats');
    if (missing !== undefined) throw new Error(`NATS is ${missing}`);
    const port = await freePort();
    const folder = world.write('nats.json', {}).replace(/nats\.json$/, 'streams');
    const settings = { listen: `127.0.0.1:${port}`, jetstream: { store_dir: folder } };
    const broker = new Nats(port, world.write('nats.json', settings));
    await broker.#begin();
    await broker.#with(async (connection) => {
      const manager = await jetstreamManager(connection);
      await manager.streams.add({ name: STREAM, subjects: [`${SUBJECT}.>`] });
    });
    return broker;
  }

  get destination() {
    return { type: 'nats', metadata: { serverUrl: this.server, subject: SUBJECT, tls: false } };
  }

  async crash(): Promise<void> {
    await this.stop();
    await this.#begin();
  }

  async stop(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  }

  /** Takes everything from the stream, in its order. */
  async drain(take: Take): Promise<void> {
    await this.#with(async (connection) => {
      const manager = await jetstreamManager(connection);
      const { state } = await manager.streams.info(STREAM);
      if (state.messages === 0) return;
      const consumer = await jetstream(connection).consumers.get(STREAM);
      for await (const message of await consumer.consume()) {
        const beside = [...(message.headers ?? [])].map(([name, [value = '']]) => [name, value]);
        take(Object.fromEntries(beside), message.string());
        if (message.info.pending === 0) return;
      }
    });
  }

  async #begin(): Promise<void> {
    this.#process = spawn('/usr/sbin/nats-server', ['--config', this.#config], { stdio: 'ignore' });
    await untilUp(() => this.#with(async () => {}), 'NATS');
  }

  async #with(use: (connection: NatsConnection) => Promise<void>): Promise<void> {
    const connection = await connect({ servers: this.server, reconnect: false, tls: null });
    try {
      await use(connection);
    } finally {
      await connection.close();
    }
  }
}
