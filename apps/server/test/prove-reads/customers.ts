import { controlSandbox } from '../sandbox-control.ts';
import type { World } from './world.ts';

const apiKeyProvider = 'sandboxApiKey';
/** Once a year, so that nothing is read until the proof says so. */
const schedule = '0 0 1 1 *';
export const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  contacts: ['email', 'first_name', 'last_name', 'job_title'],
  people: ['email', 'first_name'],
};

/** A project whose installations deliver to the receiver, at a path named like the project. */
export interface Offer {
  readonly provider: string;
  readonly project: string;
  readonly apiKey: string;
  readonly integrationId: string;
  /** Of its destination. */
  readonly signingKey: string;
}

/** Where an offer delivers to. */
interface Target {
  readonly type: string;
  readonly metadata: object;
  readonly secrets?: object;
}

/**
 * Deploys an integration that reads these objects of the sandbox, and delivers those of a record in their order. They go
 * to the receiver if nothing else is said.
 */
export async function deployOffer(
  world: World,
  project: string,
  apiKey: string,
  objectNames: readonly string[],
  { provider = apiKeyProvider, destination }: { provider?: string; destination?: Target } = {},
): Promise<Offer> {
  const { id } = await ask<{ id: string }>(world, apiKey, 'POST', `${project}/destinations`, {
    name: 'hook',
    ordering: 'record',
    ...(destination ?? { type: 'webhook', metadata: { url: world.receiver.urlOf(project) } }),
  });
  const { secrets } = await ask<{ secrets?: { webhookSigningKey: string } }>(
    world,
    apiKey,
    'GET',
    `${project}/destinations/${id}?includeSecrets=true`,
  );
  if (secrets) world.receiver.expectSigned(project, secrets.webhookSigningKey);
  const objects = objectNames.map((objectName) => ({
    objectName,
    destination: 'hook',
    schedule,
    requiredFields: (fieldsOf[objectName] ?? ['name']).map((fieldName) => ({ fieldName })),
  }));
  const manifest = { specVersion: '1.0.0', integrations: [{ name: 'crm', provider, read: { objects } }] };
  const [integration] = await ask<{ id: string }[]>(world, apiKey, 'PUT', `${project}/integrations:batch`, {
    manifest,
  });
  if (!integration) throw new Error('The manifest deployed no integration.');
  const signingKey = secrets?.webhookSigningKey ?? '';
  return { provider, project, apiKey, integrationId: integration.id, signingKey };
}

/** Connects a group with an account of the sandbox, and installs the offer for it. Answers the installation's id. */
export async function install(
  world: World,
  offer: Offer,
  groupRef: string,
  accountKey: string,
  objectNames: readonly string[],
): Promise<string> {
  const { project, apiKey, provider } = offer;
  const who = { provider, groupRef, consumerRef: 'ada' };
  const connection = await ask<{ id: string }>(world, apiKey, 'POST', `${project}/connections:generate`, {
    ...who,
    apiKey: accountKey,
  });
  return installOn(world, offer, groupRef, connection.id, objectNames);
}

/** Installs the offer for a group that has connected. Answers the installation's id. */
export async function installOn(
  world: World,
  { provider, project, apiKey, integrationId }: Offer,
  groupRef: string,
  connectionId: string,
  objectNames: readonly string[],
): Promise<string> {
  const objects = Object.fromEntries(objectNames.map((objectName) => [objectName, { objectName }]));
  const installation = await ask<{ id: string }>(
    world,
    apiKey,
    'POST',
    `${project}/integrations/${integrationId}/installations?skipSampling=true`,
    { groupRef, connectionId, config: { content: { provider, read: { objects } } } },
  );
  return installation.id;
}

/** The import of an account has at most this many at a time, so that all lie within the seconds before. */
const IMPORT = 100_000;

/** Adds records that have changed just now. */
export async function importRecords(
  world: World,
  account: string,
  object: string,
  count: number,
): Promise<void> {
  for (let left = count; left > 0; left -= IMPORT) {
    await controlSandbox(world.sandboxUrl, '/records', { account, object, count: Math.min(left, IMPORT) });
  }
}

async function ask<Answer>(
  { api }: World,
  apiKey: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(`${api.url}/v1/projects/${path}`, {
    method,
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was refused: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<Answer>;
}
