import type { Log } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { wellProvider } from '../../../test/attack/well-provider.ts';
import { startConnectedServer } from '../../../test/connected-server.ts';
import type { Fetch } from '../../platform/outgoing/outgoing.ts';

const apiKey = 'k3y-of-a-person/4711+ab';

/**
 * Starts a server whose provider gives the given answers to requests for fields and records, and normal answers to all
 * others.
 */
async function startWith(answer: { fields?: () => Response; records?: () => Response }) {
  const outgoing: Fetch = async (address) => {
    const { pathname } = new URL(address);
    if (pathname.endsWith('/fields') && answer.fields) return answer.fields();
    if (pathname.endsWith('/records') && answer.records) return answer.records();
    return wellProvider(address);
  };
  const server = await startConnectedServer({ outgoing });
  const connection = await server.connect({ apiKey });
  const { id: revision } = server.integration.latestRevision;
  return {
    ...server,
    hydrate: () =>
      server.request('GET', `${server.base}/revisions/${revision}:hydrate?connectionId=${connection.id}`),
    tryInstall: () => server.request('POST', `${server.base}/installations`, server.given.installationBody()),
  };
}

const refusal =
  (message: string, status = 400) =>
  () =>
    Response.json({ error: { message } }, { status });

describe('a provider that repeats the key it was called with', () => {
  it('shows it to nobody who asks for fields', async () => {
    const { hydrate } = await startWith({ fields: refusal(`Key ${apiKey} (${btoa(apiKey)}) is not known`) });

    const { body } = await hydrate();

    expect(body.content.read.objects[0].error).toBe('Juniper CRM answered 400: Key ••• (•••) is not known');
  });

  it('shows it to nobody in labels, names and choices', async () => {
    const field = { name: `f_${apiKey}`, label: apiKey, type: apiKey, referenceTo: [apiKey] };
    const { hydrate } = await startWith({
      fields: () => Response.json({ fields: [{ ...field, options: [{ value: apiKey, label: apiKey }] }] }),
    });

    const { body } = await hydrate();

    expect(JSON.stringify(body)).not.toContain(apiKey);
    expect(body.content.read.objects[0].allFieldsMetadata['f_•••']).toMatchObject({
      displayName: '•••',
      referenceTo: ['•••'],
      values: [{ value: '•••', displayValue: '•••' }],
    });
  });

  it('leaves it out of the refusal of an install', async () => {
    const { tryInstall } = await startWith({
      records: refusal(`No field for ${encodeURIComponent(apiKey)}`),
    });

    const { status, body } = await tryInstall();

    expect(status).toBe(422);
    expect(body.issues[0].detail).toBe('Juniper CRM answered 400: No field for •••');
  });

  // @holds P1
  it('leaves it out of operation logs', async () => {
    const hex = Buffer.from(apiKey).toString('hex');
    const { tryInstall, request, base, projectPath } = await startWith({
      records: refusal(`Slow down, ${hex}`, 429),
    });

    const { status, body } = await tryInstall();
    const operations = await request('GET', `${base}/installations/${body.id}/operations`);
    const logs = await request('GET', `${projectPath}/operations/${operations.body.results[0].id}/logs`);

    expect(status).toBe(201);
    expect(logs.body.map(({ message }: Log) => message.error)).toEqual([
      'Juniper CRM answered 429: Slow down, •••',
    ]);
  });
});

describe('a provider that says what no database holds', () => {
  it('does not keep anybody from installing', async () => {
    const { tryInstall } = await startWith({ records: refusal('Not\0now \ud800', 503) });

    const { status, body } = await tryInstall();

    expect(status).toBe(201);
    expect(body.config.content.read.objects.contacts).toBeDefined();
  });

  it('has its fields told without it', async () => {
    const { hydrate } = await startWith({
      fields: () => Response.json({ fields: [{ name: 'a\0b', label: '\ud800', type: 'constructor' }] }),
    });

    const { body } = await hydrate();

    expect(body.content.read.objects[0].allFieldsMetadata).toMatchObject({
      ab: { fieldName: 'ab', displayName: '\ufffd', valueType: 'other' },
    });
  });
});
