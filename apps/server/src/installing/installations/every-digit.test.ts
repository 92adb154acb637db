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
  const installation = await server.install();
  return { ...server, installation, send };
}

describe('a number in a config that JavaScript cannot hold', () => {
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
