import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenAnswers, endlessAnswers, startBrokenServer } from '../../../test/attack/broken-servers.ts';
import { OutgoingError } from './errors.ts';
import { createOutgoing } from './outgoing.ts';

let server: Awaited<ReturnType<typeof startBrokenServer>>;
beforeAll(async () => {
  server = await startBrokenServer();
});
afterAll(() => server.stop());

const maxBytes = 1024 * 1024;
const patient = createOutgoing({ allowPrivateNetwork: 'loopback', timeoutMs: 20_000, maxBytes });
const brief = createOutgoing({ allowPrivateNetwork: 'loopback', timeoutMs: 300, maxBytes });

/** How a call ends: the status of a response that was read to its end, or the kind of failure that was reported. */
async function end(door: typeof patient): Promise<number | string> {
  try {
    const response = await door(`${server.origin}/`, { method: 'POST', body: 'x=1' });
    await response.text();
    return response.status;
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    return error.kind;
  }
}

describe('calling a service that breaks HTTP', () => {
  it.each(Object.entries(brokenAnswers))(
    'ends in an answer or a failure with a name after %s',
    async (_, answer) => {
      server.answer(answer);

      expect(await end(patient)).toEqual(
        expect.toSatisfy((ended) => typeof ended === 'string' || (ended >= 200 && ended <= 599)),
      );
    },
  );

  it.each([
    'status 999',
    'status 600',
    'a text that is no HTTP',
    'two lengths',
    'a length and chunks',
    'a megabyte of headers',
  ])('says that an answer came, and is none, after %s', async (name) => {
    server.answer(brokenAnswers[name] ?? (() => undefined));

    expect(await end(patient)).toBe('invalid_answer');
  });

  it('unpacks no more than the limit', async () => {
    server.answer(brokenAnswers['a gzip bomb'] ?? (() => undefined));

    expect(await end(patient)).toBe('too_large');
  });

  it.each(Object.entries(endlessAnswers))('gives up on %s', async (_, answer) => {
    server.answer(answer);

    expect(await end(brief)).toBe('timed_out');
  });
});
