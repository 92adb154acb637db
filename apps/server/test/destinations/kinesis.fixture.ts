import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { freePort } from '../../../../scripts/free-port.ts';
import { awsEmulator } from './aws-emulator.fixture.ts';
import { type ServerProcesses, withProcesses } from './server-process.fixture.ts';
import { type Received, type TestDestination, untilUp } from './test-destination.fixture.ts';

const kinesis = { service: 'kinesis', actionPrefix: 'Kinesis_20131202', jsonVersion: '1.1' } as const;
const streamName = 'events';

/** A record as the stream holds it. */
interface StreamRecord {
  readonly PartitionKey: string;
  readonly Data: string;
}

/** kinesis-mock, with a stream of one shard. */
export const startKinesis = (): Promise<TestDestination & { records(): Promise<StreamRecord[]> }> =>
  withProcesses('kinesis', startIn);

async function startIn(
  processes: ServerProcesses,
): Promise<TestDestination & { records(): Promise<StreamRecord[]> }> {
  const [plain, tls] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${plain}`;
  const emulator = awsEmulator(address, kinesis);
  const { region, secrets } = emulator;
  const packageFolder = dirname(findPackageJSON('kinesis-local', import.meta.url) ?? '');
  const settings = {
    KINESIS_MOCK_PLAIN_PORT: String(plain),
    KINESIS_MOCK_TLS_PORT: String(tls),
    INITIALIZE_STREAMS: `${streamName}:1:${region}`,
    CREATE_STREAM_DURATION: '1ms',
    LOG_LEVEL: 'ERROR',
  };
  processes.start(process.execPath, [join(packageFolder, 'main.js')], settings, packageFolder);
  await untilUp(() => shardIterator(emulator), 'Kinesis');
  const guarded = await emulator.guard(processes);
  const targetOf = (endpointUrl: string, name = streamName) => ({
    metadata: { region, streamName: name, endpointUrl },
    secrets,
  });
  const target = targetOf(guarded);
  return {
    target,
    carries: 'data',
    records: () => recordsOf(emulator),
    received: async () => (await recordsOf(emulator)).map(toReceived),
    refusing: {
      'with a wrong key': emulator.withWrongKey(target),
      'without such a stream': {
        target: targetOf(guarded, 'nobody'),
        status: 400,
        reason: /ResourceNotFoundException/,
        isLasting: true,
      },
    },
    at: ({ origin }) => targetOf(origin),
    stop: processes.stop,
  };
}

function toReceived({ Data }: StreamRecord): Received {
  const { data, metadata } = JSON.parse(Buffer.from(Data, 'base64').toString());
  return {
    id: metadata['event-id'],
    topic: metadata.topic,
    time: metadata.timestamp,
    eventType: metadata['event-type'],
    body: data,
  };
}

type Emulator = ReturnType<typeof awsEmulator>;

async function recordsOf(emulator: Emulator): Promise<StreamRecord[]> {
  const { ShardIterator } = await shardIterator(emulator);
  const { Records } = await emulator.call<{ Records: StreamRecord[] }>('GetRecords', {
    ShardIterator,
    Limit: 1000,
  });
  return Records;
}

function shardIterator({ call }: Emulator): Promise<{ ShardIterator: string }> {
  return call('GetShardIterator', {
    StreamName: streamName,
    ShardId: 'shardId-000000000000',
    ShardIteratorType: 'TRIM_HORIZON',
  });
}
