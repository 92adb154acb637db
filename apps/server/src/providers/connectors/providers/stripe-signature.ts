import { type Arrived, isSigned } from '../engine/webhooks/is-signed.ts';

/** A header with more signatures than this is none of Stripe. */
const MOST_SIGNATURES = 10;

/**
 * One header has the time and the signatures, as in `t=1767225600,v1=ab12,v1=cd34`. One of them has to fit.
 * https://docs.stripe.com/webhooks/signature
 */
export function isGenuine(arrived: Arrived, secrets: readonly string[], now: Date): boolean {
  const text = arrived.headers.get('stripe-signature') ?? '';
  const pairs = text.split(',', MOST_SIGNATURES + 1).map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at).trim(), value: pair.slice(at + 1).trim() };
  });
  const time = pairs.find(({ name }) => name === 't')?.value ?? '';
  return pairs.some(({ name, value }) => {
    const headers = new Headers({ time, signature: value });
    return name === 'v1' && isSigned(signature, { ...arrived, headers }, secrets, now);
  });
}

const signature = {
  header: 'signature',
  signs: '{time}.{body}',
  encoding: 'hex',
  time: { header: 'time', format: 'epochSeconds', toleranceMs: 5 * 60_000 },
} as const;
