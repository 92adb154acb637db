import { describe, expect, it } from 'vitest';
import { noSecrets, SecretsInUse } from '../provider-words/secrets-in-use.ts';
import { apiKey } from './api-key.ts';
import { checkHealth } from './health-check.ts';
import { answer, callAnswering, destination, providerWith } from './providers.fixture.ts';

function check(response: () => Response, successStatusCodes?: number[], method?: string) {
  const provider = providerWith({
    authType: 'apiKey',
    apiKeyOpts: { attachmentType: 'header', header: { name: 'X-Key' } },
    authHealthCheck: {
      url: 'https://api.juniper.example/me',
      ...(successStatusCodes && { successStatusCodes }),
      ...(method !== undefined && { method }),
    },
  });
  const { call, seen } = callAnswering(provider, response);
  const checking = checkHealth({
    provider,
    strategy: apiKey,
    credentials: { apiKey: 'key-1' },
    fetch: call.fetch,
    values: call.values,
    secrets: new SecretsInUse(['key-1']),
    destination: () => destination('https://api.juniper.example/me'),
  });
  return { checking, seen };
}

describe('trying credentials out', () => {
  // @holds S78
  it('calls the address of the catalogue with them', async () => {
    const { checking, seen } = check(answer({ id: 1 }));

    expect(await checking).toBe(true);
    expect(seen[0]?.url).toBe('https://api.juniper.example/me');
    expect(seen[0]?.headers.get('x-key')).toBe('key-1');
  });

  // @holds S77
  it('uses the method of the catalogue, or GET', async () => {
    const posting = check(answer({}), undefined, 'POST');
    const silent = check(answer({}));

    await Promise.all([posting.checking, silent.checking]);

    expect(posting.seen[0]?.method).toBe('POST');
    expect(silent.seen[0]?.method).toBe('GET');
  });

  it('answers that nothing was tried where the catalogue names no address', async () => {
    const { call } = callAnswering(providerWith({ authType: 'apiKey' }));

    expect(
      await checkHealth({
        ...call,
        strategy: apiKey,
        credentials: {},
        secrets: noSecrets,
        destination: () => undefined,
      }),
    ).toBe(false);
  });

  // @holds S78
  it('takes only the statuses the catalogue lists', async () => {
    await expect(check(answer({}, 200), [201]).checking).rejects.toThrow('status 200');
  });

  it.each([
    [401, 'revoked'],
    [400, 'revoked'],
    [403, 'insufficient_scope'],
    [429, 'rate_limited'],
    [500, 'provider_unreachable'],
  ])('tells what status %i means', async (status, reason) => {
    const body = { errors: [{ message: 'Key key-1 is no good' }] };

    await expect(check(answer(body, status)).checking).rejects.toMatchObject({
      reason,
      message: 'Key ••• is no good',
    });
  });

  it.each([
    [403, {}],
    [200, { 'content-type': 'text/html; charset=utf-8' }],
  ])('takes a page with status %i for no answer of the provider', async (status, headers) => {
    const page = () => new Response('<html>Blocked</html>', { status, headers });

    await expect(check(page).checking).rejects.toMatchObject({ reason: 'provider_unreachable' });
  });
});
