import type { CreateDestination } from '@dowel/schema';
import { isSignedDestinationType, maskedMetadata } from '@dowel/schema/rules';
import { describe, expect, it } from 'vitest';
import { expectAnswer, expectProblem } from './expectations.ts';
import type { Contract } from './target.ts';

interface Parts {
  readonly metadata: CreateDestination['metadata'];
  readonly secrets: Record<string, string>;
}

const aws = { awsKeyId: 'AKIDHUNTER2', awsSecretKey: 'hunter2-key' };

/** A destination of each type with everything that it can have, and what it cannot do without. */
const wholes: Record<string, Parts & { needed: readonly string[] }> = {
  s3: {
    metadata: {
      bucket: 'events',
      region: 'eu-central-1',
      endpointUrl: 'https://s3.acme.example',
      keyTemplate: 'join(\'/\', [metadata.topic, time.date, metadata."event-id"])',
      storageClass: 'STANDARD_IA',
    },
    secrets: { ...aws, awsSessionToken: 'hunter2-token' },
    needed: ['metadata.bucket', 'secrets.awsKeyId', 'secrets.awsSecretKey'],
  },
  sqs: {
    metadata: {
      queueUrl: 'https://sqs.eu-central-1.amazonaws.com/123456789012/events',
      region: 'eu-central-1',
    },
    secrets: aws,
    needed: ['metadata.queueUrl', 'secrets.awsKeyId', 'secrets.awsSecretKey'],
  },
  kinesis: {
    metadata: { streamName: 'events', region: 'eu-central-1', partitionKeyTemplate: 'data.groupRef' },
    secrets: aws,
    needed: ['metadata.streamName', 'metadata.region', 'secrets.awsKeyId', 'secrets.awsSecretKey'],
  },
  rabbitmq: {
    metadata: { serverUrl: 'mq.acme.example:5671', exchange: 'events', tls: true },
    secrets: { username: 'hunter2-user', password: 'hunter2' },
    needed: ['metadata.serverUrl', 'metadata.exchange', 'secrets.username', 'secrets.password'],
  },
  nats: {
    metadata: { serverUrl: 'nats.acme.example:4222', subject: 'crm.changes', tls: true },
    secrets: { username: 'hunter2-user', password: 'hunter2', token: 'hunter2-token' },
    needed: ['metadata.serverUrl', 'metadata.subject'],
  },
  kafka: {
    metadata: {
      serverUrl: 'kafka-1.acme.example:9092, kafka-2.acme.example',
      topic: 'crm.changes',
      tls: true,
      saslMechanism: 'scram-sha-512',
      partitionKeyTemplate: 'data.groupRef',
    },
    secrets: { username: 'hunter2-user', password: 'hunter2' },
    needed: ['metadata.serverUrl', 'metadata.topic'],
  },
  pubsub: {
    metadata: {
      projectId: 'acme-crm-4711',
      topicId: 'crm-changes',
      endpointUrl: 'https://europe-west3-pubsub.googleapis.com',
    },
    // As Google gives it: with line breaks.
    secrets: {
      credentials:
        '{\n  "client_email": "hunter2",\n  "private_key_id": "1",\n  "private_key": "hunter2"\n}\n',
    },
    needed: ['metadata.projectId', 'metadata.topicId', 'secrets.credentials'],
  },
  clickhouse: {
    metadata: {
      url: 'https://ch.acme.example:8443',
      username: 'dowel',
      database: 'crm',
      tableName: 'events',
    },
    secrets: { password: 'hunter2' },
    needed: ['metadata.url', 'metadata.tableName'],
  },
  slack: {
    metadata: { url: 'https://hooks.slack.com/services/T/B/X' },
    secrets: {},
    needed: ['metadata.url'],
  },
};

export function destinationTypesContract(contract: () => Contract): void {
  const destinations = () => contract().client.destinations;
  const createWhole = (type: string, name: string) => {
    const { metadata, secrets } = wholes[type] ?? { metadata: {}, secrets: {} };
    return destinations().create({ name, type, metadata, secrets });
  };
  const without = (parts: object, name: string) =>
    Object.fromEntries(Object.entries(parts).filter(([key]) => key !== name));

  describe.each(Object.entries(wholes))('a destination of the type %s', (type, whole) => {
    it('is stored with its members, and never shows its secrets', async () => {
      const created = await expectAnswer(createWhole(type, `new-${type}`));
      const shown = await destinations().get(created.id, { includeSecrets: true, rotate: true });
      const listed = await destinations().list();

      expect(created).toMatchObject({ type, metadata: maskedMetadata(type, whole.metadata) });
      const { secrets: { webhookSigningKey } = {}, updateTime: _, ...others } = shown;
      expect(others).toEqual(created);
      expect(webhookSigningKey?.startsWith('whsec_') ?? false).toBe(isSignedDestinationType(type));
      expect(JSON.stringify([created, shown, listed])).not.toContain('hunter2');
    });

    it('takes back the metadata that it answers, as the CLI sends it', async () => {
      const { id, metadata } = await createWhole(type, `again-${type}`);

      const changed = await expectAnswer(
        destinations().update(id, {
          updateMask: ['name', 'type', 'metadata'],
          destination: { name: `still-${type}`, type, metadata },
        }),
      );

      expect(changed).toMatchObject({ name: `still-${type}`, type, metadata });
    });

    it('is refused without what it needs', async () => {
      for (const path of whole.needed) {
        const lacking = {
          metadata: without(whole.metadata, path.replace('metadata.', '')),
          secrets: without(whole.secrets, path.replace('secrets.', '')),
        };
        // A region is needed only where no address is given.
        const sent = { ...lacking, metadata: without(lacking.metadata, 'endpointUrl') };

        const creating = destinations().create({ name: 'lacking', type, ...sent });

        const problem = await expectProblem(creating, 'invalid_request', [path]);
        expect(JSON.stringify(problem)).not.toContain('hunter2');
      }
    });

    it('is refused with a secret that it has not, and does not repeat it', async () => {
      const secrets = { ...whole.secrets, privateKey: 'hunter2-pem' };

      const creating = destinations().create({ name: 'odd', type, metadata: whole.metadata, secrets });

      const problem = await expectProblem(creating, 'invalid_request', ['secrets.privateKey']);
      expect(JSON.stringify(problem)).not.toContain('hunter2');
    });
  });

  describe('checking what a destination consists of', () => {
    it.each([
      ['s3', 'bucket', '../events'],
      ['s3', 'region', 'eu.evil.example/'],
      ['s3', 'endpointUrl', 'file:///etc/passwd'],
      ['s3', 'keyTemplate', "join('/'"],
      ['s3', 'keyTemplate', '[@,@] | [@,@] | [@,@]'],
      ['s3', 'storageClass', 'A\r\nB'],
      ['sqs', 'queueUrl', 'events'],
      ['sqs', 'endpointUrl', 'https://ada:hunter2@acme.example'],
      ['kinesis', 'streamName', 'two words'],
      ['kinesis', 'partitionKeyTemplate', 'nope(data)'],
      ['rabbitmq', 'serverUrl', 'amqps://ada:hunter2@mq.acme.example'],
      ['rabbitmq', 'serverUrl', 'amqp://mq.acme.example'],
      ['rabbitmq', 'exchange', ''],
      ['nats', 'serverUrl', 'nats://ada:hunter2@nats.acme.example'],
      ['nats', 'serverUrl', 'nats.acme.example:4222/path'],
      ['nats', 'subject', 'crm.>'],
      ['nats', 'subject', 'crm..changes'],
      ['nats', 'subject', 'crm changes'],
      ['kafka', 'serverUrl', 'ada:hunter2@kafka.acme.example:9092'],
      ['kafka', 'serverUrl', 'kafka.acme.example:9092,'],
      ['kafka', 'serverUrl', '[::1]:9092'],
      ['kafka', 'topic', 'two words'],
      ['kafka', 'saslMechanism', 'oauthbearer'],
      ['kafka', 'partitionKeyTemplate', 'nope(data)'],
      ['pubsub', 'projectId', 'projects/acme'],
      ['pubsub', 'topicId', 'projects/acme/topics/crm'],
      ['pubsub', 'endpointUrl', 'https://ada:hunter2@acme.example'],
      ['clickhouse', 'url', 'https://ada:hunter2@ch.acme.example'],
      ['clickhouse', 'tableName', 'events` SELECT 1 --'],
      ['slack', 'url', 'http://hooks.slack.com/services/T/B/X'],
    ])('refuses for %s the %s "%s", in a new one and in a change', async (type, member, value) => {
      const name = `${type}-${member}-${value}`.replaceAll(/[^A-Za-z0-9]/g, '-');
      const { id, metadata: before } = await createWhole(type, name);
      const metadata = { ...before, [member]: value };
      const { secrets = {} } = wholes[type] ?? {};

      const creating = destinations().create({ name: `${name}-2`, type, metadata, secrets });
      await expectProblem(creating, 'invalid_request', [`metadata.${member}`]);
      const updateMask = [`metadata.${member}`, ...Object.keys(secrets).map((secret) => `secrets.${secret}`)];
      const changing = destinations().update(id, { updateMask, destination: { metadata, secrets } });
      const problem = await expectProblem(changing, 'invalid_request', [`destination.metadata.${member}`]);

      expect(JSON.stringify(problem)).not.toContain('hunter2');
      expect((await destinations().get(id)).metadata).toEqual(before);
    });

    it.each(['hunter2', '{"client_email":"hunter2"', '{"client_email":"hunter2","private_key":"k"}', '[]'])(
      'refuses for pubsub the credentials %s, and does not repeat them',
      async (credentials) => {
        const { metadata = {} } = wholes.pubsub ?? {};
        const creating = destinations().create({
          name: 'bad-key',
          type: 'pubsub',
          metadata,
          secrets: { credentials },
        });

        const problem = await expectProblem(creating, 'invalid_request', ['secrets.credentials']);
        expect(JSON.stringify(problem)).not.toContain('hunter2');
      },
    );

    it('takes single members and secrets by their paths, and keeps the others', async () => {
      const { id, metadata } = await createWhole('s3', 'by-path');

      const changed = await destinations().update(id, {
        updateMask: ['metadata.storageClass', 'secrets.awsSecretKey'],
        destination: {
          metadata: { storageClass: 'GLACIER', bucket: 'ignored' },
          secrets: { awsSecretKey: 'new' },
        },
      });

      expect(changed.metadata).toEqual({ ...metadata, storageClass: 'GLACIER' });
    });

    // @holds T7
    it('wants secrets again when they would go elsewhere', async () => {
      const { id, metadata } = await createWhole('clickhouse', 'moved');
      const url = 'https://evil.example';
      const move = (secrets: object) =>
        destinations().update(id, {
          updateMask: ['metadata.url', ...Object.keys(secrets).map((name) => `secrets.${name}`)],
          destination: { metadata: { url }, secrets: secrets as Record<string, string> },
        });

      await expectProblem(move({}), 'invalid_request', ['destination.secrets.password']);
      const moved = await move({ password: 'another' });

      expect(moved.metadata).toEqual({ ...metadata, url });
    });

    // @holds T7
    it('wants the headers of a webhook again when they would go elsewhere', async () => {
      const url = 'https://hooks.acme.example/in';
      const metadata = { url, headers: { Authorization: 'Bearer of-the-receiver' } };
      const hook = { name: 'hook', type: 'webhook', metadata };
      const { id, metadata: shown } = await destinations().create(hook);
      const change = (member: string, to: object) =>
        destinations().update(id, { updateMask: [member], destination: { metadata: to } });
      const evil = 'https://evil.example/in';

      const issues = ['destination.metadata.headers'];
      await expectProblem(change('metadata.url', { url: evil }), 'invalid_request', issues);
      await expectProblem(change('metadata', { ...shown, url: evil }), 'invalid_request', issues);
      const near = await change('metadata.url', { url: `${url}/2` });
      await change('metadata', { ...metadata, url: evil });

      expect(near.metadata).toEqual({ ...shown, url: `${url}/2` });
      expect((await destinations().get(id)).metadata).toEqual({ ...metadata, url: evil });
    });

    it('can become another type, with all that this needs', async () => {
      const { id } = await createWhole('clickhouse', 'another-type');
      const change = (updateMask: string[], secrets = {}) =>
        destinations().update(id, {
          updateMask,
          destination: { type: 'sqs', metadata: wholes.sqs?.metadata ?? {}, secrets },
        });
      const paths = ['type', 'metadata'];

      const issues = ['destination.secrets.awsKeyId', 'destination.secrets.awsSecretKey'];
      await expectProblem(change(paths), 'invalid_request', issues);
      const changed = await change([...paths, 'secrets.awsKeyId', 'secrets.awsSecretKey'], aws);

      expect(changed).toMatchObject({ id, type: 'sqs' });
      expect(changed.metadata).toEqual(wholes.sqs?.metadata);
    });

    it('refuses a path that the type does not have', async () => {
      const { id } = await createWhole('slack', 'foreign-path');

      const changing = destinations().update(id, {
        updateMask: ['metadata.bucket'],
        destination: { metadata: { bucket: 'events' } },
      });

      await expectProblem(changing, 'invalid_request', ['destination.metadata.bucket']);
    });
  });
}
