import { createHmac } from 'node:crypto';
import type { WebhookSignature } from '@dowel/schema/connector';
import { describe, expect, it } from 'vitest';
import { isSigned } from './is-signed.ts';

const now = new Date('2026-03-02T12:00:00Z');
const seconds = now.getTime() / 1000;
const body: Buffer = Buffer.from('{"id":"evt_1","name":"Zoë"}');
const secrets = ['a newer secret', 'an older secret'];

const pairs: WebhookSignature = {
  style: 'pairs',
  header: 'stripe-signature',
  time: 't',
  signature: 'v1',
  signs: '{time}.{body}',
  encoding: 'hex',
  timeFormat: 'epochSeconds',
  toleranceMs: 300_000,
};
const plain: WebhookSignature = {
  style: 'plain',
  header: 'x-signature',
  timeHeader: 'x-time',
  signs: '{time}{body}',
  encoding: 'base64',
  timeFormat: 'rfc3339',
  toleranceMs: 300_000,
};

const hmac = (secret: string, text: string, encoding: 'hex' | 'base64') =>
  createHmac('sha256', secret).update(text).digest(encoding);
const v1 = (secret: string, time: number, content = body) => hmac(secret, `${time}.${content}`, 'hex');
const checked = (headers: Record<string, string>, content = body, signature: WebhookSignature = pairs) =>
  isSigned(signature, { headers: new Headers(headers), body: content }, secrets, now);
const asStripe = (text: string, content?: Buffer) => checked({ 'stripe-signature': text }, content);

describe('the signature of an event', () => {
  it('fits any of the secrets, and any of several signatures', () => {
    const good = v1('an older secret', seconds);

    expect(asStripe(`t=${seconds},v1=${v1('a newer secret', seconds)}`)).toBe(true);
    expect(asStripe(`t=${seconds},v1=${v1('a stranger', seconds)},v1=${good},v0=abc`)).toBe(true);
    const time = now.toISOString();
    const headers = { 'x-time': time, 'x-signature': hmac('an older secret', time + body, 'base64') };
    expect(checked(headers, body, plain)).toBe(true);
  });

  it('does not fit another body, another time, another secret, or nothing', () => {
    const good = v1('a newer secret', seconds);

    expect(asStripe(`t=${seconds},v1=${good}`, Buffer.from(`${body} `))).toBe(false);
    expect(asStripe(`t=${seconds - 1},v1=${good}`)).toBe(false);
    expect(asStripe(`t=${seconds},v1=${v1('a stranger', seconds)}`)).toBe(false);
    expect(asStripe(`t=${seconds},v1=${good.slice(0, 40)}`)).toBe(false);
    for (const text of ['', 't=,v1=', `t=${seconds}`, `v1=${good}`, `t=x,v1=${good}`, '='.repeat(5000)]) {
      expect(asStripe(text), text.slice(0, 20)).toBe(false);
    }
    expect(checked({})).toBe(false);
  });

  it.each([300, -300])('fits up to the tolerance: %d seconds away', (away) => {
    const within = seconds + away;
    const beyond = seconds + away + Math.sign(away);

    expect(asStripe(`t=${within},v1=${v1('a newer secret', within)}`)).toBe(true);
    expect(asStripe(`t=${beyond},v1=${v1('a newer secret', beyond)}`)).toBe(false);
  });
});
