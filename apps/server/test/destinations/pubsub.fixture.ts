import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { jwtVerify } from 'jose';
import { freePort } from '../../../../scripts/free-port.ts';
import { listen } from '../listen.ts';
import { pubsubEmulator } from './debian-servers.fixture.ts';
import { type ServerProcesses, withProcesses } from './server-process.fixture.ts';
import { type Received, type TestDestination, untilUp } from './test-destination.fixture.ts';

const projectId = 'acme-crm-4711';
const account = 'dowel@acme-crm-4711.iam.gserviceaccount.com';
const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const ours = keyPair();

/** A message as Pub/Sub holds it. */
interface PubsubMessage {
  readonly data: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly orderingKey?: string;
}

export interface TestPubsub extends TestDestination {
  /** Everything that was published until now. */
  messages(): Promise<readonly PubsubMessage[]>;
  /** How many messages each request to publish had. */
  readonly requests: readonly number[];
}

/** Google's own emulator with a topic, behind a gateway that checks tokens as Google does: the emulator takes every one. */
export const startPubsub = (): Promise<TestPubsub> => withProcesses('pubsub', startIn);

async function startIn(processes: ServerProcesses): Promise<TestPubsub> {
  const port = await freePort();
  processes.start(pubsubEmulator, ['--host=127.0.0.1', `--port=${port}`]);
  const emulator = `http://127.0.0.1:${port}`;
  const call = async (method: string, path: string, body?: object) => {
    const init = {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    };
    const response = await fetch(`${emulator}/v1/projects/${projectId}/${path}`, init);
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return JSON.parse(text);
  };
  await untilUp(() => call('PUT', 'topics/events'), 'Pub/Sub');
  const topic = `projects/${projectId}/topics/events`;
  await call('PUT', 'subscriptions/all', { topic, enableMessageOrdering: true });
  const requests: number[] = [];
  const gateway = await startGateway(emulator, requests);
  const targetOf = (metadata: object, key = ours) => ({
    metadata: { projectId, topicId: 'events', endpointUrl: gateway.origin, ...metadata },
    secrets: { credentials: keyFile(key.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()) },
  });
  const all: PubsubMessage[] = [];
  const messages = async () => {
    for (;;) {
      const { receivedMessages = [] } = await call('POST', 'subscriptions/all:pull', {
        maxMessages: 1000,
        returnImmediately: true,
      });
      if (receivedMessages.length === 0) return all;
      all.push(...receivedMessages.map(({ message }: { message: PubsubMessage }) => message));
      const ackIds = receivedMessages.map(({ ackId }: { ackId: string }) => ackId);
      await call('POST', 'subscriptions/all:acknowledge', { ackIds });
    }
  };
  return {
    target: targetOf({}),
    carries: 'body',
    requests,
    messages,
    received: async () => (await messages()).map(toReceived),
    refusing: {
      'with the key of another account': {
        target: targetOf({}, keyPair()),
        status: 401,
        reason: /UNAUTHENTICATED/,
        isLasting: true,
      },
      'with a key file that is none': {
        target: { ...targetOf({}), secrets: { credentials: '{"type":"service_account"}' } },
        reason: /has no client_email and no private_key/,
        isLasting: true,
      },
      'without such a topic': {
        target: targetOf({ topicId: 'nobody' }),
        status: 404,
        reason: /NOT_FOUND/,
        isLasting: true,
      },
    },
    at: ({ origin }) => targetOf({ endpointUrl: origin }),
    stop: async () => {
      await gateway.stop();
      await processes.stop();
    },
  };
}

function toReceived({ data, attributes }: PubsubMessage): Received {
  const text = Buffer.from(data, 'base64').toString();
  return {
    id: attributes['event-id'],
    topic: attributes.topic,
    time: attributes.timestamp,
    eventType: attributes['event-type'],
    body: JSON.parse(text),
    signed: { headers: attributes, text },
  };
}

function keyFile(privateKey: string): string {
  return JSON.stringify(
    { type: 'service_account', client_email: account, private_key_id: 'key-1', private_key: privateKey },
    null,
    2,
  );
}

/** Lets requests through whose token the account has signed: https://google.aip.dev/auth/4111 */
async function startGateway(behind: string, requests: number[]) {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const expected = { issuer: account, subject: account, audience: 'https://pubsub.googleapis.com/' };
    const checked = await jwtVerify(token, ours.publicKey, { ...expected, maxTokenAge: 3600 }).catch(
      () => undefined,
    );
    if (checked?.protectedHeader.kid !== 'key-1') {
      const error = {
        code: 401,
        message: 'Request had invalid authentication credentials.',
        status: 'UNAUTHENTICATED',
      };
      response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
      return;
    }
    requests.push(JSON.parse(body).messages.length);
    const headers = { 'content-type': 'application/json' };
    const passed = await fetch(`${behind}${request.url}`, { method: 'POST', headers, body });
    response.writeHead(passed.status, headers).end(await passed.text());
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
