import { limits } from '@dowel/schema';
import { startConnectedServer } from '../connected-server.ts';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

const ROUNDS = 5;
/** The fields of a large, honest account. */
const FIELDS = 5000;

/**
 * Sends the largest request of each kind several times to a server whose account has 5,000 fields. Returns the median
 * times, slowest first, and how often longer they are than that of a request that does almost nothing: reading the
 * project. The first request of each kind is a warm-up and is not measured.
 */
export async function slowestRequests() {
  const server = await startConnectedServer();
  await server.addFields('contacts', FIELDS);
  await server.addFields('companies', FIELDS);
  const { id } = await server.install();
  const requests = worstRequests(server.projectPath, server.base, id, server.sandboxAccount.apiKey);
  const empty = await median(server.request, { method: 'GET', path: server.projectPath });
  const measured = [];
  for (const [name, sent] of Object.entries(requests)) {
    const found = await median(server.request, sent);
    measured.push({ name, ...found, ratioToEmptyRequest: found.ms / empty.ms });
  }
  return measured.sort((a, b) => b.ms - a.ms);
}

/** Processor time of the server's thread where Node can measure it, so that other work does not count. */
const usage = (before?: NodeJS.CpuUsage) =>
  (process.threadCpuUsage ?? process.cpuUsage).call(process, before);

type Send = (method: string, path: string, body?: unknown) => Promise<{ status: number }>;

async function median(send: Send, { method, path, body }: Sent) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const { status } = await send(method, path, text);
  const times: number[] = [];
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = usage();
    const started = performance.now();
    await send(method, path, text);
    const { user, system } = usage(before);
    times.push((user + system) / 1000);
    waits.push(performance.now() - started);
  }
  return {
    status,
    /** Processor time of the main thread, which answers all requests. It includes the embedded database. */
    ms: middleOf(times),
    /** Time until the answer came. It includes the thread that reads manifests, and PostgreSQL. */
    answeredMs: middleOf(waits),
  };
}

function middleOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

const names = (count: number, prefix = 'field_') =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const mapOf = (keys: readonly string[], value: unknown) =>
  Object.fromEntries(keys.map((key) => [key, value]));

/** The names that the sandbox gives to the fields it adds. */
const accountFields = Array.from(
  { length: FIELDS },
  (_, index) => `generated_${String(index + 1).padStart(5, '0')}_c`,
);

function worstRequests(project: string, base: string, id: string, apiKey: string): Record<string, Sent> {
  return {
    ...hydrating(project, base),
    ...patching(base),
    ...updating(base, id),
    ...deploying(project),
    ...connecting(project, apiKey),
    ...refused(base, project),
  };
}

function hydrating(project: string, base: string): Record<string, Sent> {
  const integration = base.slice(project.length);
  return { 'setting up': { method: 'GET', path: `${project}${integration}:setup?groupRef=acme` } };
}

function patching(base: string): Record<string, Sent> {
  const patch = (changes: unknown[], objectName = 'contacts'): Sent => ({
    method: 'PATCH',
    path: `${base}/objects/${objectName}/config-content`,
    body: { groupRef: 'acme', action: 'read', changes },
  });
  const deep = `/selectedFields${'/a'.repeat((limits.pointer - 16) / 2)}`;
  return {
    'a patch with a deep path': patch([{ op: 'add', path: deep, value: true }]),
    'as many operations as there may be': patch(
      names(limits.operations).map((name) => ({ op: 'add', path: `/selectedFields/${name}`, value: true })),
    ),
    'as many operations on one place': patch(
      names(limits.operations).map(() => ({ op: 'add', path: '/selectedFields/phone', value: true })),
    ),
    'choosing every field of the account': patch(
      accountFields.map((name) => ({ op: 'add', path: `/selectedFields/${name}`, value: true })),
      'companies',
    ),
  };
}

function updating(base: string, id: string): Record<string, Sent> {
  const update = (updateMask: string[], content: object): Sent => ({
    method: 'PATCH',
    path: `${base}/installations/${id}?skipSampling=true`,
    body: { updateMask, installation: { config: { content } } },
  });
  const contacts = { objectName: 'contacts', selectedFields: mapOf(names(limits.fields), true) };
  const objects = mapOf(names(limits.objects, 'object_'), {});
  const one = 'config.content.read.objects.contacts';
  return {
    'one object, as often as a mask may be long': update(
      names(limits.installationMask).map(() => one),
      { read: { objects: { contacts } } },
    ),
    'as many objects as there may be': update(names(limits.objects, 'config.content.write.objects.object_'), {
      write: { objects },
    }),
    'all write objects': update(['config.content.write.objects'], { write: { objects } }),
    'as many mapped fields as there may be': update([one], {
      read: {
        objects: {
          contacts: { selectedFieldMappings: mapOf(names(limits.fields, 'mapping_'), 'phone') },
        },
      },
    }),
  };
}

function deploying(project: string): Record<string, Sent> {
  const objects = names(limits.objects, 'object_').map((objectName, index) => ({
    objectName,
    destination: 'inbox',
    schedule: `${index % 60} ${index % 24} * * *`,
    optionalFields: names(8).map((fieldName) => ({ fieldName })),
  }));
  const integration = { name: 'large', provider: 'sandboxApiKey', read: { objects } };
  const manifest = { specVersion: '1.0.0', integrations: [integration] };
  const deploy = (body: object): Sent => ({ method: 'PUT', path: `${project}/integrations:batch`, body });
  return {
    'a deploy of a large manifest': deploy({ dryRun: true, manifest }),
    'a deploy of a large manifest as text': deploy({ dryRun: true, sourceYaml: JSON.stringify(manifest) }),
    'a deploy of a manifest with unknown keys': deploy({
      manifest: { ...manifest, ...mapOf(names(20_000, 'key_'), 1) },
    }),
  };
}

function connecting(project: string, apiKey: string): Record<string, Sent> {
  const value = { value: 'x'.repeat(limits.metadataValue), source: 'input' };
  const metadata = mapOf(names(limits.metadata, 'input_'), value);
  return {
    'a connection with much metadata': {
      method: 'POST',
      path: `${project}/connections:generate`,
      body: {
        groupRef: 'acme',
        consumerRef: 'ada',
        provider: 'sandboxApiKey',
        apiKey,
        providerMetadata: metadata,
      },
    },
  };
}

function refused(base: string, project: string): Record<string, Sent> {
  const objects = {
    contacts: { objectName: 'contacts', selectedFields: mapOf(names(limits.fields), 'not a flag') },
  };
  const config = { content: { provider: 'sandboxApiKey', read: { objects } } };
  return {
    'as many wrong values as there may be': {
      method: 'POST',
      path: `${base}/installations`,
      body: { groupRef: 'globex', config },
    },
    'a mask of 450,000 entries': {
      method: 'PATCH',
      path: project,
      body: { updateMask: names(450_000).map(() => ''), project: {} },
    },
  };
}
