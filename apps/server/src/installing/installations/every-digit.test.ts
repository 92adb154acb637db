import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';

const large = '12345678901234567890';
const digits = JSON.rawJSON(large);

/** Keeps every digit of what is sent and answered, unlike the parser of a test. */
async function startExact() {
  const server = await startConnectedServer();
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await server.app.request(`${server.base}${path}`, {
      method,
      headers: { 'x-api-key': server.apiKey, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };
  const saved = async () => (await send('GET', `/installations/${installation.id}`)).text;
  const installation = await server.install();
  return { ...server, installation, send, saved };
}

const filter = (value: unknown) => ({ fieldName: 'lead_score', operator: 'eq', value });
const contacts = (more: object) => ({ objectName: 'contacts', selectedFields: { city: true }, ...more });
const everywhere = contacts({
  fieldFilters: [filter(digits)],
  backfill: { defaultPeriod: { days: 1 }, fieldFilters: [filter(digits)] },
  ours: { account: digits, among: [1, digits] },
});

describe('a number in a config that JavaScript cannot hold', () => {
  it('keeps every digit when something is installed', async () => {
    const { send, sandboxAccount, request, projectPath, integration } = await startExact();
    await request('POST', `${projectPath}/connections:generate`, {
      provider: integration.provider,
      groupRef: 'globex',
      consumerRef: 'ben',
      apiKey: sandboxAccount.apiKey,
    });
    const content = { provider: integration.provider, read: { objects: { contacts: everywhere } } };

    const made = await send('POST', '/installations?skipSampling=true', {
      groupRef: 'globex',
      config: { content },
    });
    const { id } = JSON.parse(made.text);
    const found = await send('GET', `/installations/${id}`);

    expect(made.status).toBe(201);
    for (const { text } of [made, found]) expect(text.split(`:${large}`)).toHaveLength(4);
    expect(found.text).toContain(`"among":[1,${large}]`);
  });

  it('keeps every digit when an object is replaced', async () => {
    const { send, saved, installation } = await startExact();

    const changed = await send('PATCH', `/installations/${installation.id}?skipSampling=true`, {
      updateMask: ['config.content.read.objects.contacts'],
      installation: { config: { content: { read: { objects: { contacts: everywhere } } } } },
    });

    expect(changed.status).toBe(200);
    expect((await saved()).split(`:${large}`)).toHaveLength(4);
  });

  it('keeps every digit when it is patched, and when something else is patched later', async () => {
    const { send, saved } = await startExact();
    const patch = (...changes: object[]) =>
      send('PATCH', '/objects/contacts/config-content', { groupRef: 'acme', action: 'read', changes });

    const added = await patch(
      { op: 'add', path: '/fieldFilters', value: [filter(1)] },
      { op: 'replace', path: '/fieldFilters/0/value', value: digits },
    );
    await patch({ op: 'add', path: '/selectedFields/city', value: true });
    const inside = await patch({ op: 'replace', path: '/fieldFilters/0/value/rawJSON', value: '1' });

    expect(added.status).toBe(200);
    expect(await saved()).toContain(`"value":${large}`);
    expect(inside.status).toBe(422);
    expect(inside.text).toContain('goes inside /fieldFilters/0/value, which is a single value');
  });

  it('is refused where a number must be one of JavaScript, and where a map must be', async () => {
    const { send, installation } = await startExact();
    const patch = (path: string, value: unknown) =>
      send('PATCH', '/objects/contacts/config-content', {
        groupRef: 'acme',
        action: 'write',
        changes: [{ op: 'add', path, value }],
      });
    const replace = (setting: object) =>
      send('PATCH', `/installations/${installation.id}`, {
        updateMask: ['config.content.write.objects'],
        installation: {
          config: {
            content: {
              write: {
                objects: {
                  contacts: { objectName: 'contacts', selectedFieldSettings: { lead_score: setting } },
                },
              },
            },
          },
        },
      });

    const answers = [
      await patch('/selectedFieldSettings/lead_score', { default: { integerValue: digits } }),
      await patch('/selectedFieldSettings/lead_score', digits),
      await replace({ default: { integerValue: digits } }),
    ];

    expect(answers).toMatchObject([{ status: 422 }, { status: 422 }, { status: 400 }]);
    const texts = answers.map(({ text }) => text);
    expect(texts).toEqual([
      expect.stringContaining('/default/integerValue must be a whole number up to 9007199254740991.'),
      expect.stringContaining('/selectedFieldSettings/lead_score must be an object.'),
      expect.stringContaining('default.integerValue: must be at most 9,007,199,254,740,991'),
    ]);
  });
});
