import { describe, expect, it } from 'vitest';
import { startWriting } from './writing.fixture.ts';

const large = '12345678901234567890';
const record = { last_name: 'Okafor', lead_score: JSON.rawJSON(large) };

describe('a number that JavaScript cannot hold', () => {
  it('reaches the provider digit for digit, at once, later and in a batch, also as the id of a record', async () => {
    const server = await startWriting();
    const numbers = ['1e400', '12345678901.234567891'];

    await server.write({ type: 'create', record });
    await server.write({ type: 'create', batch: [{ record }, { record }] });
    await server.write({ type: 'create', mode: 'asynchronous', record });
    await server.runJobs();
    for (const number of numbers)
      await server.write({ type: 'create', record: { ...record, lead_score: JSON.rawJSON(number) } });
    const identified = { id: JSON.rawJSON(large), last_name: 'Okafor' };
    const { body } = await server.write({ type: 'update', record: identified });

    const sent = [large, large, large, large, ...numbers];
    expect(server.wire.bodies.slice(0, 6)).toEqual(
      sent.map((number) => `{"last_name":"Okafor","lead_score":${number}}`),
    );
    expect(server.wire.calls.slice(6)).toEqual([`PATCH /objects/contacts/records/${large}`]);
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
