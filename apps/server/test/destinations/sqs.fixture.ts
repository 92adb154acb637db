import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { freePort } from '../../../../scripts/free-port.ts';
import { awsEmulator } from './aws-emulator.fixture.ts';
import { type ServerProcesses, withProcesses } from './server-process.fixture.ts';
import { type Received, type TestDestination, untilUp } from './test-destination.fixture.ts';

const sqs = { service: 'sqs', actionPrefix: 'AmazonSQS', jsonVersion: '1.0' } as const;

/** fauxqs, with a queue. */
export const startSqs = (queueName = 'events'): Promise<TestDestination> =>
  withProcesses('sqs', (processes) => startIn(processes, queueName));

async function startIn(processes: ServerProcesses, queueName: string): Promise<TestDestination> {
  const port = await freePort();
  const program = join(dirname(findPackageJSON('fauxqs', import.meta.url) ?? ''), 'dist/cli.js');
  processes.start(process.execPath, [program], { FAUXQS_PORT: String(port), FAUXQS_LOGGER: 'false' });
  const address = `http://127.0.0.1:${port}`;
  const { region, secrets, call, guard, withWrongKey } = awsEmulator(address, sqs);
  await untilUp(() => fetch(`${address}/health`), 'SQS');
  const isFifo = queueName.endsWith('.fifo');
  await call('CreateQueue', { QueueName: queueName, ...(isFifo && { Attributes: { FifoQueue: 'true' } }) });
  const guarded = await guard(processes);
  const queueUrl = (name: string, origin = guarded) => `${origin}/000000000000/${name}`;
  const targetOf = (url: string) => ({ metadata: { queueUrl: url, region }, secrets });
  const target = targetOf(queueUrl(queueName));
  return {
    target,
    carries: 'body',
    received: () => receiveAll(call, queueUrl(queueName)),
    refusing: {
      'with a wrong key': withWrongKey(target),
      'without such a queue': {
        target: targetOf(queueUrl('nobody')),
        status: 400,
        reason: /QueueDoesNotExist/,
        isLasting: true,
      },
    },
    at: ({ origin }) => targetOf(queueUrl(queueName, origin)),
    stop: processes.stop,
  };
}

interface Message {
  readonly Body: string;
  readonly ReceiptHandle: string;
  readonly MessageAttributes: Readonly<Record<string, { StringValue: string }>>;
}

/** Takes everything out of the queue, as far as a test needs it. */
async function receiveAll(
  call: ReturnType<typeof awsEmulator>['call'],
  QueueUrl: string,
): Promise<Received[]> {
  const all: Message[] = [];
  for (;;) {
    const input = { QueueUrl, MaxNumberOfMessages: 10, MessageAttributeNames: ['All'], WaitTimeSeconds: 0 };
    const { Messages = [] } = await call<{ Messages?: Message[] }>('ReceiveMessage', input);
    if (Messages.length === 0) return all.map(toReceived);
    all.push(...Messages);
    for (const { ReceiptHandle } of Messages) await call('DeleteMessage', { QueueUrl, ReceiptHandle });
  }
}

function toReceived({ Body, MessageAttributes }: Message): Received {
  const attribute = (name: string) => MessageAttributes[name]?.StringValue;
  return {
    id: attribute('event-id'),
    topic: attribute('topic'),
    time: attribute('timestamp'),
    eventType: attribute('event-type'),
    body: JSON.parse(Body),
  };
}
