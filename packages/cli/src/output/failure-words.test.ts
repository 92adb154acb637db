import { ConnectionError, NotFoundError } from '@dowel/client';
import { describe, expect, it } from 'vitest';
import { toFailureWords } from './failure-words.ts';

const baseUrl = 'https://dowel.test/v1';
const wordsFor = (error: unknown, env: Record<string, string> = {}) =>
  toFailureWords(error, { flags: { baseUrl }, around: { env } });

/** What the client makes of what Node's fetch throws. */
const away = (cause: object) =>
  new ConnectionError('away', {
    retryable: true,
    cause: new TypeError('fetch failed', { cause: Object.assign(new Error(), cause) }),
  });

describe('the words for a service that cannot be reached', () => {
  it.each([
    ['nobody trusts it', { message: 'self-signed certificate' }, '(self-signed certificate).'],
    ['no address listens', { message: '', code: 'ECONNREFUSED' }, '(ECONNREFUSED).'],
    ['it speaks no TLS', { message: 'wrong version:\n' }, '(wrong version:).'],
    [
      'a proxy refuses',
      { message: 'Cancelled.', cause: new Error('Proxy response (403)') },
      '(Proxy response (403)).',
    ],
  ])('name the reason when %s', (_, cause, reason) => {
    expect(wordsFor(away(cause))).toContain(
      `The service at ${baseUrl} cannot be reached ${reason} Nothing was done.`,
    );
  });

  it.each([
    [{ HTTPS_PROXY: 'http://proxy' }, true],
    [{ https_proxy: 'http://proxy' }, true],
    [{ HTTPS_PROXY: 'http://proxy', NODE_USE_ENV_PROXY: '1' }, false],
    [{ HTTPS_PROXY: 'http://proxy', NODE_OPTIONS: '--use-env-proxy' }, false],
    [{ HTTP_PROXY: 'http://proxy' }, false],
  ])('name a proxy that Node ignores: %j', (env, isNamed) => {
    expect(wordsFor(away({}), env).includes('unless NODE_USE_ENV_PROXY=1 is set.')).toBe(isNamed);
  });

  it('say to check the address when it is another path of the service', () => {
    const error = new NotFoundError('listIntegrations: Nothing is here.', {
      operation: 'listIntegrations',
      code: 'endpoint_not_found',
    });

    expect(wordsFor(error)).toBe(
      'Nothing is here. Check that --base-url (or DOWEL_BASE_URL) is the address of the service, with /v1 at its end.',
    );
  });
});
