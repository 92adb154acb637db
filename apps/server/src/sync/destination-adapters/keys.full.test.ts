import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { debianServersMissing } from '../../../test/destinations/debian-servers.fixture.ts';
import { startKafka, type TestKafka } from '../../../test/destinations/kafka.fixture.ts';
import { startKinesis } from '../../../test/destinations/kinesis.fixture.ts';
import { newMessage } from '../../../test/destinations/outgoing-message.fixture.ts';
import { startPubsub, type TestPubsub } from '../../../test/destinations/pubsub.fixture.ts';
import { startS3 } from '../../../test/destinations/s3.fixture.ts';
import { startSqs } from '../../../test/destinations/sqs.fixture.ts';
import { createOutgoing } from '../../platform/outgoing/outgoing.ts';
import type { AdapterTarget, OutgoingMessage } from './destination-adapter.ts';
import { loadAdapter } from './load-adapter.ts';

const START_MS = 300_000;
const missing = debianServersMissing('s3');
const outgoing = createOutgoing({ allowPrivateNetwork: 'loopback' });
afterAll(() => outgoing.close());

const messageOf = (data: object = {}, about: object = {}) =>
  newMessage({
    time: new Date('2026-01-02T03:04:05.670Z'),
    data: Buffer.from(JSON.stringify(data)),
    metadata: { projectId: 'p1', installationId: 'i1', ...about },
  });

async function deliver(type: string, target: AdapterTarget, message: OutgoingMessage) {
  const adapter = await loadAdapter(type);
  const surroundings = { outgoing, signal: AbortSignal.timeout(10_000), now: () => new Date() };
  return adapter.deliver(target, message, surroundings);
}

describe.skipIf(missing !== undefined)('the key of an object in S3', () => {
  let s3: Awaited<ReturnType<typeof startS3>>;
  beforeAll(async () => {
    s3 = await startS3();
  }, START_MS);
  afterAll(() => s3.stop());

  const keyOf = async (message: OutgoingMessage, keyTemplate?: string) => {
    const metadata = { ...s3.target.metadata, ...(keyTemplate && { keyTemplate }) };
    expect(await deliver('s3', { ...s3.target, metadata }, message)).toMatchObject({ kind: 'delivered' });
    const objects = await s3.objects();
    return objects.find(({ headers }) => headers.get('x-amz-meta-event-id') === message.id)?.key;
  };

  it('is the time and the id by default, and the same at every attempt', async () => {
    const message = messageOf();

    const [first, second] = [await keyOf(message), await keyOf(message)];

    expect(first).toBe(`2026-01-02T03:04:05.670Z_${message.id}.json`);
    expect(second).toBe(first);
    expect(await s3.objects()).toHaveLength(1);
  });

  it.each([
    ['join(\'/\', [metadata.projectId, time.year, time.month, metadata."event-id"])', 'p1/2026/01/ID'],
    [
      "join('', [time.rfc3339_nano, ' ', time.rfc3339, ' ', time.unix])",
      '2026-01-02T03:04:05.67Z 2026-01-02T03:04:05Z 1767323045',
    ],
    ["join('', [data.name, '+(~*!)%2F.json'])", 'Zoë & Söhne/😀+(~*!)%2F.json'],
  ])('is what the template %s makes of a message', async (template, expected) => {
    const message = messageOf({ name: 'Zoë & Söhne/😀' });

    const key = await keyOf(message, template);

    expect(key).toBe(expected.replace('ID', message.id));
  });

  it.each([
    ['data.absent', {}],
    ['data.count', { count: 3 }],
    ['data.path', { path: '../../other' }],
    ['data.path', { path: 'a/./b' }],
    ['data.path', { path: 'x'.repeat(1025) }],
  ])('is the default when %s makes no usable key of %j', async (template, data) => {
    const message = messageOf(data);

    expect(await keyOf(message, template)).toBe(`2026-01-02T03:04:05.670Z_${message.id}.json`);
  });
});

describe('the partition key of a record in Kinesis', () => {
  let kinesis: Awaited<ReturnType<typeof startKinesis>>;
  beforeAll(async () => {
    kinesis = await startKinesis();
  }, START_MS);
  afterAll(() => kinesis.stop());

  it.each([
    [undefined, { groupRef: 'acme' }, 'ID', false],
    ['data.groupRef', { groupRef: 'acme' }, 'acme', false],
    ['data.groupRef', {}, 'ID', false],
    ['data.groupRef', { groupRef: 'x'.repeat(257) }, 'ID', false],
    ['data.groupRef', {}, 'i1/contacts', true],
    [undefined, {}, 'i1/contacts', true],
  ])('of the template %s for %j is %s, with order: %s', async (template, data, expected, isOrdered) => {
    const message = messageOf(data, { objectName: 'contacts' });
    const metadata = { ...kinesis.target.metadata, ...(template && { partitionKeyTemplate: template }) };

    expect(await deliver('kinesis', { ...kinesis.target, metadata, isOrdered }, message)).toMatchObject({
      kind: 'delivered',
    });

    const [record] = (await kinesis.records()).slice(-1);
    expect(record?.PartitionKey).toBe(expected.replace('ID', message.id));
  });
});

describe('a queue of SQS that keeps the order', () => {
  let fifo: Awaited<ReturnType<typeof startSqs>>;
  beforeAll(async () => {
    fifo = await startSqs('ordered.fifo');
  }, START_MS);
  afterAll(() => fifo.stop());

  it('gets a message that is sent twice only once, unless somebody sends it again', async () => {
    const message = messageOf();

    expect(await deliver('sqs', fifo.target, message)).toMatchObject({ kind: 'delivered' });
    expect(await deliver('sqs', fifo.target, message)).toMatchObject({ kind: 'delivered' });
    await deliver('sqs', fifo.target, { ...message, replayId: `${message.id}.2` });

    expect(await fifo.received()).toMatchObject([{ id: message.id }, { id: message.id }]);
  });
});

describe.skipIf(debianServersMissing('kafka') !== undefined)('the key of a message in Kafka', () => {
  let kafka: TestKafka;
  beforeAll(async () => {
    kafka = await startKafka();
  }, START_MS);
  afterAll(() => kafka.stop());

  const stored = async (messages: readonly OutgoingMessage[]) => {
    const ids = new Set(messages.map(({ id }) => id));
    const all = await kafka.messages();
    return all.filter(({ headers }) => ids.has(headers[headers.indexOf('event-id') + 1] ?? ''));
  };

  it.each([
    ['the object of an installation', undefined, { objectName: 'contacts' }, {}, 'i1/contacts'],
    ['the installation of a notification', undefined, {}, {}, 'i1'],
    ['what a template makes', 'data.groupRef', {}, { groupRef: 'acme' }, 'acme'],
    ['the usual one when a template makes none', 'data.groupRef', {}, {}, 'i1'],
  ])('is %s', async (_, template, about, data, expected) => {
    const message = messageOf(data, about);
    const metadata = { ...kafka.target.metadata, ...(template && { partitionKeyTemplate: template }) };

    expect(await deliver('kafka', { ...kafka.target, metadata }, message)).toMatchObject({
      kind: 'delivered',
    });

    const found = await stored([message]);
    expect(found).toMatchObject([{ key: expected }]);
    // A broker deletes by this time, so it is not that of the message.
    expect(Date.now() - (found[0]?.ts ?? 0)).toBeLessThan(60_000);
  });

  it('keeps messages about one object in one partition, in their order', async () => {
    const objects = ['contacts', 'companies', 'deals', 'tasks'];
    const messages = Array.from({ length: 40 }, (__, index) =>
      messageOf({}, { objectName: objects[index % objects.length] }),
    );

    for (const message of messages) await deliver('kafka', kafka.target, message);

    const found = await stored(messages);
    for (const name of objects) {
      const ofObject = found.filter(({ key }) => key === `i1/${name}`);
      const ids = ofObject.map(({ headers }) => headers[headers.indexOf('event-id') + 1]);
      expect(new Set(ofObject.map(({ partition }) => partition)).size).toBe(1);
      expect(ids).toEqual(messages.filter((one) => one.metadata.objectName === name).map(({ id }) => id));
    }
    expect(new Set(found.map(({ partition }) => partition)).size).toBeGreaterThan(1);
  });
});

describe.skipIf(debianServersMissing('kafka') !== undefined)('a cluster of Kafka', () => {
  let kafka: TestKafka;
  const narrow = createOutgoing({ allowPrivateNetwork: ['127.0.0.1'] });
  beforeAll(async () => {
    kafka = await startKafka();
  }, START_MS);
  afterAll(async () => {
    await kafka.stop();
    await narrow.close();
  });

  // @holds T6
  it('cannot make the server call another address than those that are allowed', async () => {
    const { kafka: adapter } = await import('./kafka.ts');
    const surroundings = { outgoing: narrow, signal: AbortSignal.timeout(10_000), now: () => new Date() };

    expect(await adapter.deliver(kafka.target, messageOf(), surroundings)).toMatchObject({
      kind: 'delivered',
    });
    expect(await adapter.deliver(kafka.luring, messageOf(), surroundings)).toMatchObject({
      kind: 'unreachable',
      reason: expect.stringContaining('127.0.0.2'),
    });
    expect(await kafka.messages()).toHaveLength(1);
  });
});

describe.skipIf(debianServersMissing('pubsub') !== undefined)('messages of Pub/Sub', () => {
  let pubsub: TestPubsub;
  beforeAll(async () => {
    pubsub = await startPubsub();
  }, START_MS);
  afterAll(() => pubsub.stop());

  const send = async (target: AdapterTarget, messages: readonly OutgoingMessage[]) => {
    const before = pubsub.requests.length;
    const outcomes = await Promise.all(messages.map((message) => deliver('pubsub', target, message)));
    expect(outcomes.map(({ kind }) => kind)).toEqual(messages.map(() => 'delivered'));
    const ids = messages.map(({ id }) => id);
    const stored = (await pubsub.messages()).filter(({ attributes }) =>
      ids.includes(attributes['event-id'] ?? ''),
    );
    return { sizes: pubsub.requests.slice(before), keys: stored.map(({ orderingKey }) => orderingKey ?? '') };
  };
  const some = () => ['contacts', 'deals', 'contacts'].map((objectName) => messageOf({}, { objectName }));

  it('go in one request, without a key, when nobody asks for order', async () => {
    expect(await send(pubsub.target, some())).toEqual({ sizes: [3], keys: ['', '', ''] });
  });

  it('go in a request for each object, with it as key, when somebody asks for order', async () => {
    const { sizes, keys } = await send({ ...pubsub.target, isOrdered: true }, some());

    expect(sizes.toSorted()).toEqual([1, 2]);
    expect(keys.toSorted()).toEqual(['i1/contacts', 'i1/contacts', 'i1/deals']);
  });
});
