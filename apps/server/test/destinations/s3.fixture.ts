import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { freePort } from '../../../../scripts/free-port.ts';
import { type ServerProcesses, withProcesses } from './server-process.fixture.ts';
import { type Received, type TestDestination, untilUp } from './test-destination.fixture.ts';

const region = 'us-east-1';
const secrets = { awsKeyId: 'dowel:tester', awsSecretKey: 'the-secret-of-s3' };
const bucket = 'events';
const client = new AwsClient({
  service: 's3',
  region,
  retries: 0,
  accessKeyId: secrets.awsKeyId,
  secretAccessKey: secrets.awsSecretKey,
});

/** An object as the bucket holds it. */
interface StoredObject {
  readonly key: string;
  readonly headers: Headers;
  readonly text: string;
}

/** OpenStack Swift, which speaks the protocol of S3 and checks its signatures, with a bucket. */
export const startS3 = (): Promise<TestDestination & { objects(): Promise<StoredObject[]> }> =>
  withProcesses('swift', startIn);

async function startIn(
  processes: ServerProcesses,
): Promise<TestDestination & { objects(): Promise<StoredObject[]> }> {
  const endpointUrl = await startSwift(processes);
  await untilUp(async () => {
    const made = await client.fetch(`${endpointUrl}/${bucket}`, { method: 'PUT' });
    if (!made.ok && made.status !== 409) throw new Error(await made.text());
    // Swift may answer for a moment that a new bucket is not there.
    for (const method of ['PUT', 'GET', 'DELETE']) {
      const tried = await client.fetch(`${endpointUrl}/${bucket}/probe`, {
        method,
        ...(method === 'PUT' && { body: 'x' }),
      });
      if (!tried.ok) throw new Error(await tried.text());
    }
  }, 'Swift');
  const targetOf = (metadata: object) => ({
    metadata: { region, endpointUrl, bucket, ...metadata },
    secrets,
  });
  const target = targetOf({});
  const wrong = { ...target, secrets: { ...secrets, awsSecretKey: 'a-wrong-secret' } };
  const objects = () => objectsOf(endpointUrl);
  return {
    target,
    carries: 'data',
    objects,
    received: async () => (await objects()).map(toReceived),
    refusing: {
      'with a wrong key': { target: wrong, status: 403, reason: /SignatureDoesNotMatch/, isLasting: true },
      'without such a bucket': {
        target: targetOf({ bucket: 'nobody' }),
        status: 404,
        reason: /NoSuchBucket/,
        isLasting: true,
      },
    },
    at: ({ origin }) => targetOf({ endpointUrl: origin }),
    stop: processes.stop,
  };
}

function toReceived({ headers, text }: StoredObject): Received {
  const meta = (name: string) => headers.get(`x-amz-meta-${name}`) ?? undefined;
  return {
    id: meta('event-id'),
    topic: meta('topic'),
    time: meta('timestamp'),
    eventType: meta('event-type'),
    body: JSON.parse(text),
  };
}

async function objectsOf(endpointUrl: string): Promise<StoredObject[]> {
  const listed = await client.fetch(`${endpointUrl}/${bucket}`);
  const keys = [...(await listed.text()).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) =>
    key.replaceAll('&amp;', '&'),
  );
  return Promise.all(
    keys.map(async (key) => {
      const path = key.split('/').map(escaped).join('/');
      const response = await client.fetch(`${endpointUrl}/${bucket}/${path}`);
      return { key, headers: response.headers, text: await response.text() };
    }),
  );
}

/** Signatures are checked over these escapes. */
function escaped(segment: string): string {
  return encodeURIComponent(segment).replace(/[!'()*]/g, (it) => `%${it.charCodeAt(0).toString(16)}`);
}

/** One proxy, and one server each for accounts, containers and objects. Objects are kept in memory. */
async function startSwift({ folder, start }: ServerProcesses): Promise<string> {
  mkdirSync(join(folder, 'devices', 'disk'), { recursive: true });
  const [proxy, cache] = [await freePort(), await freePort()];
  for (const kind of ['account', 'container', 'object']) {
    const port = await freePort();
    makeRing(folder, kind, port);
    const app = kind === 'object' ? 'mem_object' : kind;
    const config = writeConfig(folder, kind, port, `pipeline = ${kind}-server`, [
      `[app:${kind}-server]`,
      `use = egg:swift#${app}`,
    ]);
    start(`/usr/bin/swift-${kind}-server`, [config]);
  }
  start('/usr/bin/memcached', [
    '-u',
    userInfo().username,
    '-l',
    '127.0.0.1',
    '-p',
    String(cache),
    '-U',
    '0',
    '-m',
    '16',
  ]);
  const pipeline = 'pipeline = catch_errors cache s3api tempauth proxy-server';
  start('/usr/bin/swift-proxy-server', [writeConfig(folder, 'proxy', proxy, pipeline, proxySections(cache))]);
  return `http://127.0.0.1:${proxy}`;
}

function makeRing(folder: string, kind: string, port: number): void {
  const build = (...args: string[]) => {
    execFileSync('/usr/bin/swift-ring-builder', [`${kind}.builder`, ...args], {
      cwd: folder,
      stdio: 'ignore',
    });
  };
  build('create', '0', '1', '0');
  build('add', `r1z1-127.0.0.1:${port}/disk`, '1');
  build('rebalance');
}

function writeConfig(
  folder: string,
  name: string,
  port: number,
  pipeline: string,
  sections: string[],
): string {
  const path = join(folder, `${name}.conf`);
  const lines = [
    '[DEFAULT]',
    `swift_dir = ${folder}`,
    `devices = ${folder}/devices`,
    'mount_check = false',
    'disable_fallocate = true',
    'bind_ip = 127.0.0.1',
    `bind_port = ${port}`,
    'workers = 0',
    `user = ${userInfo().username}`,
    'log_level = ERROR',
    '[pipeline:main]',
    pipeline,
    ...sections,
  ];
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

function proxySections(cachePort: number): string[] {
  return [
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    'account_autocreate = true',
    'allow_account_management = true',
    '[filter:tempauth]',
    'use = egg:swift#tempauth',
    `user_dowel_tester = ${secrets.awsSecretKey} .admin`,
    '[filter:s3api]',
    'use = egg:swift#s3api',
    `location = ${region}`,
    'allow_no_owner = true',
    '[filter:cache]',
    'use = egg:swift#memcache',
    `memcache_servers = 127.0.0.1:${cachePort}`,
    '[filter:catch_errors]',
    'use = egg:swift#catch_errors',
  ];
}
