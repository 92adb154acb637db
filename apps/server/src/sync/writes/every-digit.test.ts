import { describe, expect, it } from 'vitest';
import { startWriting } from './writing.fixture.ts';

const large = '12345678901234567890';
const record = { last_name: 'Okafor', lead_score: JSON.rawJSON(large) };

describe('a number that JavaScript cannot hold', () => {
  it('reaches the provider digit for digit, at once, later and in a batch', async () => {
    const server = await startWriting();

    await server.write({ type: 'create', record });
    await server.write({ type: 'create', batch: [{ record }, { record }] });
    await server.write({ type: 'create', mode: 'asynchronous', record });
    await server.runJobs();

    const expected = `{"last_name":"Okafor","lead_score":${large}}`;
    expect(server.wire.bodies).toEqual([expected, expected, expected, expected]);
  });

  it.each(['1e400', '12345678901.234567891'])('such as %s reaches the provider as it is', async (number) => {
    const server = await startWriting();

    await server.write({ type: 'create', record: { last_name: 'Okafor', lead_score: JSON.rawJSON(number) } });

    expect(server.wire.bodies).toEqual([`{"last_name":"Okafor","lead_score":${number}}`]);
  });

  it('is the id of a record, in the address and in the log', async () => {
    const server = await startWriting();

    const { body } = await server.write({
      type: 'update',
      record: { id: JSON.rawJSON(large), last_name: 'Okafor' },
    });

    expect(server.wire.calls).toEqual([`PATCH /objects/contacts/records/${large}`]);
    const { logs } = await server.operation(body.operationId);
    expect(JSON.stringify(logs)).toContain(`PATCH /objects/contacts/records/${large}`);
  });
});

describe('an answer that holds what no database stores', () => {
  it('is told without it, and the log says so', async () => {
    const server = await startWriting();
    const url = `${server.sandboxUrl}/api/v1/objects/contacts/records`;
    const headers = { 'x-api-key': server.sandboxAccount.apiKey, 'content-type': 'application/json' };
    const made = await fetch(url, { method: 'POST', headers, body: '{"last_name":"a\\u0000b"}' });
    const { id } = (await made.json()) as { id: string };

    const { body } = await server.write({ type: 'update', record: { id, city: 'Oslo' } });

    expect(body.result.data).toMatchObject({ last_name: 'ab', city: 'Oslo' });
    const { logs } = await server.operation(body.operationId);
    expect(logs).toContainEqual(
      expect.objectContaining({
        severity: 'WARNING',
        message: expect.objectContaining({ msg: expect.stringMatching(/^1 record was answered without/) }),
      }),
    );
  });
});
