import { exampleEvents } from '@dowel/schema';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { now, otherSecret, secret, sentTime, sign } from '../../test/signed-message.ts';
import { isDowelError } from '../errors.ts';
import { type RawBody, verifyWebhook } from './verify-webhook.ts';

const event = exampleEvents['installation.created'];
const body = JSON.stringify(event);
const later = (seconds: number) => () => new Date(sentTime.getTime() + seconds * 1000);
/** Values that only untyped code passes. */
const untyped = (value: unknown) => value as RawBody;

afterEach(() => vi.unstubAllGlobals());

describe('verifying a webhook message', () => {
  it('returns the event with its id and when it was sent', async () => {
    const verified = await verifyWebhook(body, sign(body), secret, { now });

    expect(verified).toEqual({ ...event, id: 'msg_1', sentTime: '2026-11-20T08:00:00.000Z' });
  });

  it.each<[string, RawBody]>([
    ['a Buffer', Buffer.from(body)],
    ['a part of a larger buffer', new TextEncoder().encode(`##${body}##`).subarray(2, -2)],
    ['an ArrayBuffer', new TextEncoder().encode(body).buffer],
  ])('takes the body as %s', async (_, bytes) => {
    await expect(verifyWebhook(bytes, sign(body), secret, { now })).resolves.toMatchObject(event);
  });

  it.each([
    ['of fetch', new Headers(sign(body))],
    ['of Node', { host: 'product.example', 'x-list': ['a'], ...sign(body) }],
    ['in any case', Object.fromEntries(Object.entries(sign(body)).map(([k, v]) => [k.toUpperCase(), v]))],
    ['in lists', Object.fromEntries(Object.entries(sign(body)).map(([k, v]) => [k, [v]]))],
    ['by their older names', rename(sign(body))],
    [
      'by their older names, where a proxy adds an id of its own',
      { ...rename(sign(body)), 'webhook-id': 'x' },
    ],
  ])('takes headers %s', async (_, headers) => {
    await expect(verifyWebhook(body, headers, secret, { now })).resolves.toMatchObject({ id: 'msg_1' });
  });

  it('takes the new and the old secret, and a message that is signed with either', async () => {
    const old = sign(body, { secret: otherSecret });

    await expect(verifyWebhook(body, old, [secret, otherSecret], { now })).resolves.toMatchObject(event);
    await expect(verifyWebhook(body, sign(body), [secret, otherSecret], { now })).resolves.toBeDefined();
    await expect(verifyWebhook(body, old, secret, { now })).rejects.toThrow('another destination');
  });

  it('takes a message that carries a signature for each of two secrets', async () => {
    const signatures = [otherSecret, secret].map((key) => sign(body, { secret: key })['webhook-signature']);
    const headers = { ...sign(body), 'webhook-signature': `v1a,abc ${signatures.join(' ')}` };

    await expect(verifyWebhook(body, headers, secret, { now })).resolves.toMatchObject(event);
  });

  it('takes a secret without its prefix, and one with a line end from an env file', async () => {
    await expect(verifyWebhook(body, sign(body), secret.slice(6), { now })).resolves.toBeDefined();
    await expect(verifyWebhook(body, sign(body), `${secret}\n`, { now })).resolves.toBeDefined();
  });

  it.each([
    { notificationType: 'installation.moved', data: { installationId: 'i' } },
    { notificationType: 'unknown', data: {} },
    { action: 'search', result: [] },
  ])('passes on a message of a type that this release does not know: %j', async (newer) => {
    const text = JSON.stringify(newer);

    expect(await verifyWebhook(text, sign(text), secret, { now })).toEqual({
      notificationType: 'unknown',
      body: newer,
      id: 'msg_1',
      sentTime: '2026-11-20T08:00:00.000Z',
    });
  });

  it('does not let the body choose the id', async () => {
    const forged = JSON.stringify({ ...event, id: 'other' });

    await expect(verifyWebhook(forged, sign(forged), secret, { now })).resolves.toMatchObject({
      id: 'msg_1',
    });
  });

  it.each([
    [300, 'taken'],
    [301, 'too_old'],
    [-300, 'taken'],
    [-301, 'too_new'],
  ])('finds a message of %i seconds ago %s', async (age, code) => {
    const verdict = await verifyWebhook(body, sign(body), secret, { now: later(age) }).then(
      () => 'taken',
      (error) => error.code,
    );

    expect(verdict).toBe(code);
  });

  it('takes an older message if the caller allows it', async () => {
    const options = { now: later(3600), toleranceSeconds: 3600 };

    await expect(verifyWebhook(body, sign(body), secret, options)).resolves.toMatchObject(event);
  });

  it('takes a message where there is no WebCrypto, as in jsdom', async () => {
    vi.stubGlobal('crypto', {});

    await expect(verifyWebhook(body, sign(body), secret, { now })).resolves.toMatchObject(event);
  });
});

describe('refusing a webhook message', () => {
  const { 'webhook-id': _, ...withoutId } = sign(body);
  it.each([
    ['no header', 'missing_header', body, {}],
    ['no id', 'missing_header', body, withoutId],
    ['an empty signature', 'missing_header', body, { ...sign(body), 'webhook-signature': '' }],
    ['a time in words', 'malformed_header', body, { ...sign(body), 'webhook-timestamp': 'yesterday' }],
    ['a time with a rest', 'malformed_header', body, { ...sign(body), 'webhook-timestamp': '1763625600x' }],
    ['only other versions', 'malformed_header', body, { ...sign(body), 'webhook-signature': 'v2,abc v1' }],
    [
      'very many signatures',
      'malformed_header',
      body,
      { ...sign(body), 'webhook-signature': `${'v1,abc '.repeat(10)}${sign(body)['webhook-signature']}` },
    ],
    ['no base64', 'signature_mismatch', body, { ...sign(body), 'webhook-signature': 'v1,§§§' }],
    ['base64 with other last bits', 'signature_mismatch', body, withOtherLastBits(sign(body))],
    ['a cut signature', 'signature_mismatch', body, { ...sign(body), 'webhook-signature': 'v1,' }],
    ['another id', 'signature_mismatch', body, { ...sign(body), 'webhook-id': 'msg_2' }],
    ['another time', 'signature_mismatch', body, { ...sign(body), 'webhook-timestamp': '1795161601' }],
    ['another body', 'signature_mismatch', `${body} `, sign(body)],
    ['a parsed body', 'body_not_raw', untyped(JSON.parse(body)), sign(body)],
    ['no body', 'body_not_raw', untyped(undefined), sign(body)],
    ['no JSON', 'not_json', '{', sign('{')],
    ['an empty body', 'not_json', '', sign('')],
    ['a byte order mark', 'not_json', '\uFEFF{}', sign('\uFEFF{}')],
    ['a list', 'unknown_shape', '[]', sign('[]')],
    ['null', 'unknown_shape', 'null', sign('null')],
    ['no data', 'unknown_shape', '{"notificationType":"x"}', sign('{"notificationType":"x"}')],
    [
      'a list as data',
      'unknown_shape',
      '{"notificationType":"x","data":[]}',
      sign('{"notificationType":"x","data":[]}'),
    ],
    ['neither kind of message', 'unknown_shape', '{"action":1}', sign('{"action":1}')],
  ])('with %s says %s', async (_, code, sent, headers) => {
    const failure = await verifyWebhook(sent, headers, secret, { now }).catch((error) => error);

    expect(failure).toMatchObject({ name: 'WebhookVerificationError', code });
    expect(isDowelError(failure)).toBe(true);
    expect(JSON.stringify(failure) + failure.stack).not.toContain(secret.slice(6));
  });

  it('refuses bytes that are no text, since only text is signed', async () => {
    const bytes = Buffer.from([0x22, 0xff, 0x22]);
    const headers = sign(bytes.toString());

    await expect(verifyWebhook(bytes, headers, secret, { now })).rejects.toMatchObject({
      code: 'signature_mismatch',
    });
  });

  it('refuses a body that was given a byte order mark on the way', async () => {
    const marked = Buffer.from(`\uFEFF${body}`);

    await expect(verifyWebhook(marked, sign(body), secret, { now })).rejects.toMatchObject({
      code: 'signature_mismatch',
    });
  });

  it('tells a developer how to get the body as it arrived', async () => {
    const failure = verifyWebhook(untyped(JSON.parse(body)), sign(body), secret, { now });

    await expect(failure).rejects.toThrow(/express\.raw.+request\.text\(\).+context\.req\.text\(\)/);
  });

  it.each([
    ['is missing', undefined],
    ['is empty', ' '],
    ['of a rotation is missing beside the other', [secret, undefined]],
    ['is an empty list', []],
    ['is no base64', 'whsec_§§§'],
    ['is only the prefix', 'whsec_'],
  ])('does not call it the sender’s fault when the secret %s', async (_, wrong) => {
    const failure = await verifyWebhook(body, sign(body), wrong as string, { now }).catch((error) => error);

    expect(failure).toBeInstanceOf(TypeError);
    expect(failure.message).toContain('secrets.webhookSigningKey');
    expect(failure.message).not.toContain('§');
  });
});

/** The last letter of the base64 of 32 bytes has two bits that say nothing. */
function withOtherLastBits(headers: ReturnType<typeof sign>): Record<string, string> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const signature = headers['webhook-signature'];
  const last = letters[letters.indexOf(signature.at(-2) ?? '') + 1];
  return { ...headers, 'webhook-signature': `${signature.slice(0, -2)}${last}=` };
}

function rename(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([k, v]) => [k.replace('webhook', 'svix'), v]));
}
