import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type GetMessage } from 'amqplib';
import { freePort } from '../../../../scripts/free-port.ts';
import { type ServerProcesses, withProcesses } from './server-process.fixture.ts';
import { type Received, type TestDestination, untilUp } from './test-destination.fixture.ts';
import { startTlsTerminator, trustTestAuthority } from './tls-terminator.fixture.ts';

const secrets = { username: 'dowel', password: 'the-password-of-rabbitmq' };
const [exchange, queue] = ['notifications', 'everything'];

/** RabbitMQ, with a queue that gets everything from an exchange, and an exchange that no queue is bound to. */
export const startRabbitmq = (): Promise<TestDestination> => withProcesses('rabbitmq', startIn);

async function startIn(processes: ServerProcesses): Promise<TestDestination> {
  const port = await startServer(processes);
  const open = () => connect({ hostname: '127.0.0.1', port, ...secrets });
  const server = await untilOpen(open);
  const channel = await server.createChannel();
  await channel.assertExchange(exchange, 'topic');
  await channel.assertExchange('lonely', 'topic');
  await channel.assertQueue(queue);
  await channel.bindQueue(queue, exchange, '#');
  await channel.assertExchange('full', 'topic');
  await channel.assertQueue('full', { maxLength: 0, arguments: { 'x-overflow': 'reject-publish' } });
  await channel.bindQueue('full', 'full', '#');
  const targetOf = (metadata: object) => ({
    metadata: { serverUrl: `127.0.0.1:${port}`, exchange, tls: false, ...metadata },
    secrets,
  });
  const target = targetOf({});
  const trust = trustTestAuthority();
  const terminator = await startTlsTerminator('good', port);
  const wrong = { ...target, secrets: { ...secrets, password: 'a-wrong-password' } };
  return {
    target,
    carries: 'body',
    otherWays: {
      'over TLS, by name': targetOf({ serverUrl: `localhost:${terminator.port}`, tls: true }),
      'over TLS, by address': targetOf({ serverUrl: `amqps://127.0.0.1:${terminator.port}`, tls: true }),
    },
    received: async () => {
      const all: Received[] = [];
      for (;;) {
        const message = await channel.get(queue, { noAck: true });
        if (message === false) return all;
        all.push(toReceived(message));
      }
    },
    refusing: {
      'with a wrong password': { target: wrong, status: 403, reason: /ACCESS-REFUSED/, isLasting: true },
      'without such an exchange': {
        target: targetOf({ exchange: 'nobody' }),
        status: 404,
        reason: /NOT-FOUND/,
        isLasting: true,
      },
      'without such a virtual host': {
        target: targetOf({ serverUrl: `amqp://127.0.0.1:${port}/nobody` }),
        reason: /no such virtual host/,
        isLasting: true,
      },
      'without a queue for it': {
        target: targetOf({ exchange: 'lonely' }),
        reason: /No queue takes messages/,
        isLasting: true,
      },
      'with a queue that is full': {
        target: targetOf({ exchange: 'full' }),
        reason: /A queue of the exchange "full" did not take the message/,
      },
    },
    at: ({ host }) => targetOf({ serverUrl: host }),
    stop: async () => {
      trust.restore();
      await terminator.stop();
      await server.close();
      await processes.stop();
    },
  };
}

function toReceived({ content, fields, properties }: GetMessage): Received {
  return {
    id: properties.messageId,
    topic: fields.routingKey,
    time: properties.timestamp,
    eventType: properties.type,
    body: JSON.parse(content.toString()),
  };
}

async function untilOpen(open: () => ReturnType<typeof connect>) {
  await untilUp(async () => (await open()).close(), 'RabbitMQ');
  return open();
}

/** Runs the server in its own folder, with its own name service, as whoever runs the tests. */
async function startServer({ folder, start }: ServerProcesses): Promise<number> {
  const [port, epmd, between] = [await freePort(), await freePort(), await freePort()];
  const config = [
    `listeners.tcp.1 = 127.0.0.1:${port}`,
    'loopback_users = none',
    `default_user = ${secrets.username}`,
    `default_pass = ${secrets.password}`,
    'log.console.level = none',
  ];
  writeFileSync(join(folder, 'rabbitmq.conf'), `${config.join('\n')}\n`);
  const erlang = { ERL_EPMD_PORT: String(epmd), ERL_EPMD_ADDRESS: '127.0.0.1' };
  // The server would start one itself, which would stay.
  start('/usr/bin/epmd', [], erlang);
  start('/usr/lib/rabbitmq/bin/rabbitmq-server', [], {
    ...erlang,
    RABBITMQ_NODENAME: 'dowel-test@localhost',
    RABBITMQ_DIST_PORT: String(between),
    RABBITMQ_CONF_ENV_FILE: '/dev/null',
    RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq'),
    RABBITMQ_MNESIA_BASE: join(folder, 'mnesia'),
    RABBITMQ_LOG_BASE: join(folder, 'log'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'plugins'),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '+S 1:1',
  });
  return port;
}
