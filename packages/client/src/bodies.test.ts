import { describe, expect, it } from 'vitest';
import { backendClient, fakeService } from '../test/fake-service.ts';

const large = 12345678901234567890n;
const forgottenCall = () => 'Oslo';
const raw: { rawJSON(text: string): unknown } = Object(JSON);

function write(record: Record<string, unknown>) {
  const service = fakeService(Response.json({ success: true }));
  const sent = backendClient(service).write.create('crm', 'contacts', { groupRef: 'acme', record });
  return { service, sent };
}

describe('sending numbers that JavaScript cannot hold', () => {
  it.each([large, raw.rawJSON(`${large}`)])('keeps every digit of %o', async (value) => {
    const { service, sent } = write({ account: value });
    await sent;

    expect(service.received[0]?.text).toContain(`"account":${large}`);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d, and sends nothing', async (score) => {
    const { service, sent } = write({ score });

    await expect(sent).rejects.toThrow(new TypeError(`JSON cannot hold ${score}, which "score" is.`));
    expect(service.received).toEqual([]);
  });
});

describe('sending what JSON would turn into something else', () => {
  it.each([
    [new Date('no date'), 'Invalid Date'],
    [new Map([['city', 'Oslo']]), '[object Map]'],
    [new Set(['Oslo']), '[object Set]'],
    [Promise.resolve('Oslo'), '[object Promise]'],
    [forgottenCall, String(forgottenCall)],
    [new Uint8Array([79, 115]), '79,115'],
    [/Oslo/, '/Oslo/'],
    [new Error('no city'), 'Error: no city'],
  ])('refuses %o, and sends nothing', async (born, words) => {
    const { service, sent } = write({ born });

    await expect(sent).rejects.toThrow(new TypeError(`JSON cannot hold ${words}, which "born" is.`));
    expect(service.received).toEqual([]);
  });

  it('refuses a gap in a list, and sends null, dates and members without a value as JSON has them', async () => {
    const gap = write({ tags: ['a', undefined] });
    await expect(gap.sent).rejects.toThrow('JSON cannot hold undefined, which "1" is.');

    const plain = write({ born: new Date(0), city: null, tags: [null], left: undefined });
    await plain.sent;
    expect(plain.service.received[0]?.text).toContain(
      '"record":{"born":"1970-01-01T00:00:00.000Z","city":null,"tags":[null]}',
    );
  });
});

describe('sending what leads back to itself', () => {
  it('is refused, and not taken for a service that cannot be reached', async () => {
    const record: Record<string, unknown> = {};
    record.self = record;
    const { service, sent } = write(record);

    const error: unknown = await sent.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TypeError);
    expect(String(error)).toMatch(/circular|cyclic/i);
    expect(service.received).toEqual([]);
  });
});

describe('setting a time limit', () => {
  it.each([Number.POSITIVE_INFINITY, 3e9])('takes %d, though no timer does', async (timeoutMs) => {
    const service = fakeService(Response.json([]));

    expect(await backendClient(service).topics.list({}, { timeoutMs })).toEqual([]);
  });

  it.each([0, -1, Number.NaN])('refuses %d, which would end every call at once', async (timeoutMs) => {
    const service = fakeService(Response.json([]));

    await expect(backendClient(service).topics.list({}, { timeoutMs })).rejects.toThrow(
      `timeoutMs cannot be ${timeoutMs}. Pass milliseconds above 0.`,
    );
  });
});
