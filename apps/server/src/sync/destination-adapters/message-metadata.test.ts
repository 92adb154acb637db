import { afterAll, expect, it } from 'vitest';
import { newMessage } from '../../../test/destinations/outgoing-message.fixture.ts';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { createOutgoing } from '../../platform/outgoing/outgoing.ts';
import { cut } from './message-metadata.ts';
import { propertiesOf } from './nats.ts';
import { s3 } from './s3.ts';
import { sqs } from './sqs.ts';

const receiver = receiverOfEachTest();
const outgoing = createOutgoing({ allowPrivateNetwork: 'loopback' });
afterAll(() => outgoing.close());

it.each([
  ['short', 'short'],
  [`a${'д'.repeat(200)}`, `a${'д'.repeat(127)}`],
  ['д'.repeat(200), 'д'.repeat(127)],
  [`ab${'😀'.repeat(100)}`, `ab${'😀'.repeat(63)}`],
])('the beginning of a text ends between two letters: %s', (text, beginning) => {
  expect(cut(text, 255)).toBe(beginning);
});

it('a message of SQS, which has room for ten attributes, goes without those that all messages of its queue share', async () => {
  const ids = {
    projectId: 'p1',
    destinationId: 'd1',
    integrationId: 'g1',
    installationId: 'i1',
    connectionId: 'c1',
    operationId: 'o1',
    objectName: 'contacts',
    isTest: 'true',
  };
  const message = newMessage({ id: 'msg_1', metadata: ids });
  receiver.answers((response) => response.end('{}'));

  await sqs.deliver(
    { metadata: { queueUrl: `${receiver.origin}/0/q`, region: 'eu-west-1' }, secrets: {} },
    message,
    { outgoing, signal: AbortSignal.timeout(10_000), now: () => message.time },
  );

  const { MessageAttributes } = JSON.parse(receiver.received[0]?.body ?? '');
  const { projectId: _, destinationId: __, ...telling } = ids;
  const all = {
    'event-id': 'msg_1',
    timestamp: '2026-01-02T03:04:05.000Z',
    'event-type': 'read',
    ...telling,
  };
  expect(MessageAttributes).toEqual(
    Object.fromEntries(
      Object.entries({ ...all, topic: 'contacts' }).map(([name, value]) => [
        name,
        { DataType: 'String', StringValue: value },
      ]),
    ),
  );
});

it('a message for S3 has no more metadata than an object may have, however long the name of its object', async () => {
  const uuid = '0197a3c5-e2b1-7d4e-9f60-718293a4b5c6';
  const names = ['projectId', 'destinationId', 'installationId', 'connectionId', 'operationId'];
  const ids = Object.fromEntries(names.map((name) => [name, uuid]));
  const message = newMessage({
    id: 'msg_0197a3c5e2b17d4e9f60718293a4b5c6',
    topic: '',
    metadata: { ...ids, objectName: '顧'.repeat(255) },
  });
  receiver.answers((response) => response.end());

  await s3.deliver(
    { metadata: { bucket: 'b', region: 'eu-west-1', endpointUrl: receiver.origin }, secrets: {} },
    message,
    { outgoing, signal: AbortSignal.timeout(10_000), now: () => message.time },
  );

  const { headers = {} } = receiver.received[0] ?? {};
  const own = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'));
  const bytes = own.reduce((sum, [name, value]) => sum + `${name}${value}`.length - 'x-amz-meta-'.length, 0);
  expect(decodeURIComponent(`${headers['x-amz-meta-objectname']}`)).toMatch(/^顧{100,}$/);
  expect(bytes).toBeLessThan(2048);
});

it('a name with a line break is one line in the headers of NATS, which refuses others', () => {
  const { headers } = propertiesOf('msg_1', { objectName: 'contacts\r\n' });

  expect(headers.get('objectName')).toBe('contacts');
});
