import { setTimeout as wait } from 'node:timers/promises';
import type { Installation } from '@dowel/schema';
import { mustCallAt } from '../process/call-at.ts';
import { controlSandbox } from '../sandbox-control.ts';
import { browserAt } from '../sign-in-browser.ts';

/** A server of a release with its demo project, and the sandbox provider beside it. */
export interface FilledServer {
  readonly url: string;
  readonly apiKey: string;
  readonly sandboxUrl: string;
}

type Call = ReturnType<typeof mustCallAt>;

/** The API key of an account that every sandbox has from the start. */
const sandboxKey = 'juniper_demo_acme';

/**
 * Puts rows into every table through the API, as customers do. Among them are the cases that an upgrade has to handle:
 * a person "1" who belongs to two groups, and a consumer that no group uses any more.
 */
export async function fillEveryTable(server: FilledServer): Promise<void> {
  const call = mustCallAt(server.url, { 'x-api-key': server.apiKey });
  await makeRecord(server);
  await connectByKey(call, { groupRef: 'acme', consumerRef: '1', consumerName: 'Ada of Acme' });
  await connectByKey(call, { groupRef: 'globex', consumerRef: '1', consumerName: 'Hank of Globex' });
  const gone = await connectByKey(call, { groupRef: 'initech', consumerRef: 'peter', consumerName: 'Peter' });
  await call('DELETE', `/v1/projects/demo/connections/${gone.id}`);
  await connectByOAuth(call, server);
  await call('POST', '/v1/custom-auth/connect', {
    projectIdOrName: 'demo',
    provider: 'sandboxSteps',
    groupRef: 'acme',
    consumerRef: 'ada',
    customAuth: { accountCode: 'acme' },
  });
  // The demo's manifest sends records there. It is an inbox, so that messages are kept.
  await call('POST', '/v1/projects/demo/destinations', { name: 'demoWebhook', type: 'inbox', metadata: {} });
  const { integrationId } = await install(call);
  await connectByKey(call, { groupRef: 'hooli', consumerRef: 'gavin', consumerName: 'Gavin' });
  const uninstalled = await install(call, 'hooli');
  await call('DELETE', `/v1/projects/demo/integrations/${integrationId}/installations/${uninstalled.id}`);
  await call('POST', `/write/v1/projects/demo/integrations/${integrationId}/objects/contacts`, {
    groupRef: 'acme',
    type: 'create',
    mode: 'asynchronous',
    record: { last_name: 'Okafor' },
  });
  const topic = await call('POST', '/v1/projects/demo/topics', { name: 'events' });
  await call('POST', '/v1/projects/demo/notification-event-topic-routes', {
    eventType: 'connection.created',
    topicId: topic.id,
  });
  await call('POST', '/v1/projects/demo/connection-links', {
    integrationId: 'crm-sync',
    groupRef: 'acme',
    consumerRef: 'ada',
  });
  await call('GET', '/v1/generate-upload-url');
  const destination = await call('POST', '/v1/projects/demo/destinations', {
    name: 'hooks',
    type: 'webhook',
    metadata: { url: 'https://hooks.acme.example', headers: { 'X-Team': 'sales' } },
    ordering: 'record',
  });
  await call('POST', '/v1/projects/demo/topic-destination-routes', {
    topicId: topic.id,
    destinationId: destination.id,
  });
  await shareFirst(call);
  await makeEvents(call);
  await subscribe(call, server);
  await meetLimit(server);
}

/** Shares an operation with somebody outside. */
async function shareFirst(call: Call): Promise<void> {
  const [operation] = await call('GET', '/v1/projects/demo/operations');
  await call('POST', `/v1/projects/demo/operations/${operation.id}:share`, {});
}

/**
 * A subscription at the sandbox, and an event that it sends. The fields of the object are watched too. Results of another
 * object wait until somebody asks for them.
 */
async function subscribe(call: Call, server: FilledServer): Promise<void> {
  const always = { enabled: 'always' };
  const contacts = { objectName: 'contacts', destination: 'demoWebhook' };
  const waiting = {
    ...contacts,
    objectName: 'companies',
    schedule: '',
    requiredFields: [{ fieldName: 'name' }],
    backfill: { defaultPeriod: { fullHistory: true } },
    delivery: { mode: 'onRequest' },
    deletions: 'compare',
  };
  const [integration] = await call('PUT', '/v1/projects/demo/integrations:batch', {
    manifest: {
      specVersion: '1.0.0',
      integrations: [
        {
          name: 'crm-events',
          provider: 'sandboxApiKey',
          read: { objects: [{ ...contacts, requiredFields: [{ fieldName: 'email' }] }, waiting] },
          subscribe: { objects: [{ ...contacts, inheritFieldsAndMapping: true, createEvent: always }] },
          watchSchema: { destination: 'demoWebhook', allObjects: { fieldCreated: always } },
        },
      ],
    },
  });
  const objects = { contacts: { objectName: 'contacts' }, companies: { objectName: 'companies' } };
  const content = { provider: 'sandboxApiKey', read: { objects } };
  const path = `/v1/projects/demo/integrations/${integration.id}/installations`;
  const { id } = await call('POST', path, { groupRef: 'globex', config: { content } });
  const isDone = async (result: RegExp) => {
    const { results } = await call('GET', `${path}/${id}/operations`);
    return results.some((one: { result: string }) => result.test(one.result));
  };
  await until(() => isDone(/subscription was made/), 'The subscription was not made.');
  await until(() => isDone(/No field has changed/), 'The fields were not looked at.');
  await until(() => isDone(/kept until you ask/), 'No results wait.');
  await makeRecord(server);
  await until(() => isDone(/1 event delivered/), 'The event was not delivered.');
}

async function until(isTrue: () => Promise<boolean>, complaint: string): Promise<void> {
  for (let asked = 0; asked < 100; asked += 1) {
    if (await isTrue()) return;
    await wait(200);
  }
  throw new Error(complaint);
}

/** A contact that has just changed. The next read will find it again, so a server keeps what it delivered of it. */
async function makeRecord({ sandboxUrl }: FilledServer): Promise<void> {
  const made = await fetch(`${sandboxUrl}/api/v1/objects/contacts/records`, {
    method: 'POST',
    headers: { 'x-api-key': sandboxKey, 'content-type': 'application/json' },
    body: JSON.stringify({ last_name: 'Lovelace' }),
  });
  if (!made.ok) throw new Error(`The sandbox made no contact: ${await made.text()}`);
}

/** A provider that asks for a short pause. A server keeps until when. */
async function meetLimit({ url, apiKey, sandboxUrl }: FilledServer): Promise<void> {
  const fault = { path: '/api/v1/objects', status: 429, times: 1, retryAfterSeconds: 1, apiKey: sandboxKey };
  await controlSandbox(sandboxUrl, '/faults', fault);
  const path = '/v1/projects/demo/providers/sandboxApiKey/objects/deals/metadata?groupRef=globex';
  // How it answers is another matter.
  await fetch(url + path, { headers: { 'x-api-key': apiKey } });
}

/** An event that was sent to nobody, because its receiver does not exist, and a config that is too large for a message. */
async function makeEvents(call: Call): Promise<void> {
  await connectByKey(call, { groupRef: 'umbrella', consumerRef: 'alice', consumerName: 'Alice' });
  const notes = Object.fromEntries(Array.from({ length: 800 }, (_, n) => [`note ${n}`, 'x'.repeat(200)]));
  await install(call, 'umbrella', { notes });
  await until(async () => {
    const attempted = await call('GET', '/v1/projects/demo/deliveries');
    return attempted.some(({ attemptCount }: { attemptCount: number }) => attemptCount > 0);
  }, 'No delivery was attempted.');
}

function connectByKey(call: Call, person: { groupRef: string; consumerRef: string; consumerName: string }) {
  const body = { ...person, provider: 'sandboxApiKey', apiKey: sandboxKey };
  return call('POST', '/v1/projects/demo/connections:generate', body, { 'idempotency-key': person.groupRef });
}

async function connectByOAuth(call: Call, { url, sandboxUrl }: FilledServer): Promise<void> {
  const client = await controlSandbox<{ clientId: string; clientSecret: string }>(sandboxUrl, '/clients', {
    redirectUris: [`${url}/callbacks/v1/oauth`],
  });
  const [app] = await call('GET', '/v1/projects/demo/provider-apps');
  await call('PATCH', `/v1/projects/demo/provider-apps/${app.id}`, {
    updateMask: ['clientId', 'clientSecret'],
    providerApp: client,
  });
  const address = await call('POST', '/v1/oauth-connect', {
    projectIdOrName: 'demo',
    provider: 'sandbox',
    groupRef: 'acme',
    consumerRef: 'ada',
  });
  const browser = browserAt(url);
  const { status, text } = await browser.open(await browser.consent(address));
  if (status !== 200) throw new Error(`The sign-in ended with ${status}: ${text}`);
}

/** Answers the id of the integration. */
async function install(call: Call, groupRef = 'acme', more: object = {}): Promise<Installation> {
  const integrations: { id: string; name: string }[] = await call('GET', '/v1/projects/demo/integrations');
  const overKey = integrations.find(({ name }) => name === 'crm-sync-key') ?? integrations[0];
  return call('POST', `/v1/projects/demo/integrations/${overKey?.id}/installations`, {
    groupRef,
    config: {
      content: {
        provider: 'sandboxApiKey',
        read: {
          objects: {
            contacts: {
              objectName: 'contacts',
              selectedFields: { phone: true },
              selectedFieldMappings: { stage: 'lifecycle_stage' },
              ...more,
            },
          },
        },
        write: { objects: { contacts: { objectName: 'contacts' } } },
      },
    },
  });
}
