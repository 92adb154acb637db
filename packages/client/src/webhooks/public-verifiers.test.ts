import * as fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { Webhook as Svix } from 'svix';
import { describe, expect, it } from 'vitest';
import { sign } from '../../test/signed-message.ts';
import { verifyWebhook } from './verify-webhook.ts';

const key = fc
  .uint8Array({ minLength: 16, maxLength: 64 })
  .map((b) => `whsec_${Buffer.from(b).toString('base64')}`);
const json = fc
  .dictionary(fc.string({ unit: 'binary' }), fc.jsonValue())
  .map((data) => JSON.stringify({ notificationType: 'installation.created', data }));
const id = fc.stringMatching(/^[\w-]{1,40}$/);
/** How much older the message is than it may be, in seconds. Never exactly at the limit, since clocks go on. */
const age = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -290, max: 290 }) },
  { weight: 1, arbitrary: fc.integer({ min: 310, max: 900 }) },
  { weight: 1, arbitrary: fc.integer({ min: -900, max: -310 }) },
);

const headerNames = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;
const flip = fc.option(fc.constantFrom('body' as const, ...headerNames), { freq: 2 });

const message = fc.record({
  key,
  otherKey: key,
  id,
  body: json,
  age,
  flip,
  at: fc.nat(),
  isOther: fc.integer({ min: 0, max: 5 }).map((die) => die === 0),
});

type Message = typeof message extends fc.Arbitrary<infer Value> ? Value : never;

/** A message that was signed, and perhaps changed on the way in one character. */
function toSent({ key, id, body, age, flip, at }: Message) {
  const headers = sign(body, { id, secret: key, time: new Date(Date.now() - age * 1000) });
  const changed = (text: string) => {
    const index = at % text.length;
    const next = text[index] === '1' ? '2' : '1';
    return text.slice(0, index) + next + text.slice(index + 1);
  };
  if (flip === null) return { headers, body };
  if (flip === 'body') return { headers, body: changed(body) };
  return { headers: { ...headers, [flip]: changed(headers[flip]) }, body };
}

describe('agreeing with the public verifiers', () => {
  // @holds A9
  it('takes what they take and refuses what they refuse', async () => {
    const seen = { taken: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(message, async (given) => {
        const { headers, body } = toSent(given);
        const receiverKey = given.isOther ? given.otherKey : given.key;
        const ours = await verifyWebhook(body, headers, receiverKey).then(
          () => true,
          () => false,
        );

        for (const verifier of [new Webhook(receiverKey), new Svix(receiverKey)]) {
          expect(isTaken(() => verifier.verify(body, headers))).toBe(ours);
        }
        seen[ours ? 'taken' : 'refused'] += 1;
      }),
      { numRuns: 300 },
    );
    // Both must happen often, or the property says nothing.
    expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(30);
  });

  // @holds A9
  it('refuses a message in which one bit of the body or the signature was changed', async () => {
    await fc.assert(
      fc.asyncProperty(key, id, json, fc.nat(), fc.boolean(), async (secret, id, body, at, inBody) => {
        const headers = sign(body, { id, secret, time: new Date() });
        const raw = Buffer.from(body);
        const signature = Buffer.from(headers['webhook-signature'].slice(3), 'base64');
        const target = inBody ? raw : signature;
        target[at % target.length] = (target[at % target.length] ?? 0) ^ (1 << (at % 8));
        const changed = { ...headers, 'webhook-signature': `v1,${signature.toString('base64')}` };

        await expect(verifyWebhook(Buffer.from(body), headers, secret)).resolves.toMatchObject({ id });
        await expect(verifyWebhook(raw, changed, secret)).rejects.toMatchObject({
          code: 'signature_mismatch',
        });
      }),
      { numRuns: 200 },
    );
  });
});

function isTaken(verify: () => unknown): boolean {
  try {
    verify();
    return true;
  } catch {
    return false;
  }
}
