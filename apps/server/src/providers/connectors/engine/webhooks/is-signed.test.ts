import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isGenuine as signsIn } from '../../providers/pipedrive-webhooks.ts';
import { isGenuine } from '../../providers/stripe-signature.ts';
import { isSecret, isSigned, type Signature } from './is-signed.ts';

const now = new Date('2026-03-02T12:00:00Z');
const seconds = now.getTime() / 1000;
const body: Buffer = Buffer.from('{"id":"evt_1","name":"Zoë"}');
const secrets = ['a newer secret', 'an older secret'];

const timed: Signature = {
  header: 'x-signature',
  signs: '{time}{body}',
  encoding: 'base64',
  time: { header: 'x-time', format: 'rfc3339', toleranceMs: 300_000 },
};
const ofRequest: Signature = { ...timed, signs: '{method}{url}{body}{time}', prefix: 'v3=' };
const untimed: Signature = {
  header: 'x-hub-signature',
  prefix: 'sha1=',
  algorithm: 'sha1',
  signs: '{body}',
  encoding: 'hex',
};
const url = 'https://dowel.example/hooks/v1?a=%20b';

const hmac = (secret: string, text: string, encoding: 'hex' | 'base64', algorithm = 'sha256') =>
  createHmac(algorithm, secret).update(text).digest(encoding);
const v1 = (secret: string, time: number, content = body) => hmac(secret, `${time}.${content}`, 'hex');
const checked = (
  headers: Record<string, string>,
  content = body,
  signature: Signature = timed,
  method = 'POST',
) => isSigned(signature, { method, url, headers: new Headers(headers), body: content }, secrets, now);
const asStripe = (text: string, content = body) => {
  const headers = new Headers({ 'stripe-signature': text });
  return isGenuine({ method: 'POST', url, headers, body: content }, secrets, now);
};

describe('the signature of an event', () => {
  it('fits any of the secrets, and any of several signatures', () => {
    const good = v1('an older secret', seconds);

    expect(asStripe(`t=${seconds},v1=${v1('a newer secret', seconds)}`)).toBe(true);
    expect(asStripe(`t=${seconds},v1=${v1('a stranger', seconds)},v1=${good},v0=abc`)).toBe(true);
    const time = now.toISOString();
    const headers = { 'x-time': time, 'x-signature': hmac('an older secret', time + body, 'base64') };
    expect(checked(headers, body, timed)).toBe(true);
  });

  it('can cover the method and the address, and can be behind a prefix', () => {
    const time = now.toISOString();
    const text = hmac('a newer secret', `POST${url}${body}${time}`, 'base64');
    const headers = { 'x-time': time, 'x-signature': `v3=${text}` };

    expect(checked(headers, body, ofRequest)).toBe(true);
    expect(checked(headers, body, ofRequest, 'PUT')).toBe(false);
    expect(checked(headers, body, { ...ofRequest, signs: '{method}{body}{time}' })).toBe(false);
    expect(checked({ ...headers, 'x-signature': text }, body, ofRequest)).toBe(false);
  });

  it('can be without a time, and of another algorithm', () => {
    const signed = (algorithm: string, secret = 'an older secret') => ({
      'x-hub-signature': `sha1=${hmac(secret, String(body), 'hex', algorithm)}`,
    });

    expect(checked(signed('sha1'), body, untimed)).toBe(true);
    expect(checked(signed('sha1', 'a stranger'), body, untimed)).toBe(false);
    expect(checked(signed('sha256'), body, untimed)).toBe(false);
    expect(checked(signed('sha256'), body, { ...untimed, algorithm: 'sha256' })).toBe(true);
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

  // @holds P21
  it.each([300, -300])('fits up to the tolerance: %d seconds away', (away) => {
    const within = seconds + away;
    const beyond = seconds + away + Math.sign(away);

    expect(asStripe(`t=${within},v1=${v1('a newer secret', within)}`)).toBe(true);
    expect(asStripe(`t=${beyond},v1=${v1('a newer secret', beyond)}`)).toBe(false);
  });

  it('can be the secret itself', () => {
    expect(isSecret('an older secret', secrets)).toBe(true);
    expect(isSecret('an older secre', secrets)).toBe(false);
    expect(isSecret('', secrets)).toBe(false);
    expect(isSecret(null, secrets)).toBe(false);
    expect(isSecret('', [])).toBe(false);
  });

  it('can be the password of a user that signs in, as with Pipedrive', () => {
    const withCredentials = (text: string, scheme = 'Basic') => {
      const authorization = `${scheme} ${Buffer.from(text).toString('base64')}`;
      return signsIn({ method: 'POST', url, headers: new Headers({ authorization }), body }, secrets);
    };

    expect(withCredentials('dowel:an older secret')).toBe(true);
    expect(withCredentials('dowel:a newer secret', 'basic')).toBe(true);
    for (const text of ['dowel:a stranger', 'other:a newer secret', 'dowel:', 'a newer secret', '']) {
      expect(withCredentials(text), text).toBe(false);
    }
    expect(withCredentials('dowel:a newer secret', 'Bearer')).toBe(false);
    expect(signsIn({ method: 'POST', url, headers: new Headers(), body }, secrets)).toBe(false);
  });
});
