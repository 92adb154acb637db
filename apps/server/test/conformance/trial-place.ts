import { baseUrlOf } from '@dowel/schema/rules';
import type { Hono } from 'hono';
import type { ProviderFetch } from '../../src/providers/connectors/engine/call.ts';
import { noSecrets } from '../../src/providers/provider-words/secrets-in-use.ts';
import { cloudIdOf } from '../simulators/atlassian/objects.ts';
import { REALM } from '../simulators/descriptions/quickbooks.ts';
import { simulatedCatalogue } from './simulated-catalogue.ts';

const ORIGIN = 'http://simulators.test';

/**
 * An account of a simulated provider, in this process, and calls to it as the server would make them. So a connector can be
 * tried on every object without a server.
 */
export async function openTrialPlace(simulators: Hono, dialect: string, provider: string, now: Date) {
  const { catalogue, entry } = simulatedCatalogue(ORIGIN, dialect, provider);
  const control = async (method: string, path: string, body?: object) => {
    const answer = await simulators.request(`/control/dialects/${dialect}/accounts${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The simulator refused ${method} ${path}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  const { account, accessToken } = await control('POST', '');
  const info = catalogue.get(provider);
  const learnt: Readonly<Record<string, string>> = {
    cloudId: cloudIdOf(account),
    tenantId: 'fe79f7dd-b6d4-4a92-ba7b-538af6289c58',
    realmId: REALM,
  };
  const filled = (template: string, otherwise: string) =>
    template.replaceAll(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) => learnt[name] ?? otherwise);
  const baseOf = (module: string) => filled(baseUrlOf(info, module), account);
  const used = baseOf(info.defaultModule ?? '');
  const bases = Object.fromEntries(
    ['root', ...Object.keys(info.modules ?? {})].map((one) => [one, baseOf(one)]),
  );
  const settings = { largestPage: 5, now: now.getTime() };
  await control('PUT', `/${account}/quirks`, settings);
  let last = '';
  const calls: string[] = [];
  const fetch: ProviderFetch = async (pathOrUrl, { base: other, ...init } = {}) => {
    const base = filled(other?.(bases, used) ?? used, account);
    const path = pathOrUrl.replace(/^\/+/, '');
    const joined = /^(\?|$)/.test(path) ? path : `/${path}`;
    const address = pathOrUrl.startsWith('http') ? pathOrUrl : `${base.replace(/\/+$/, '')}${joined}`;
    const request = withCredential(new Request(address, init));
    calls.push(`${request.method} ${request.url}`);
    const response = await simulators.request(request);
    last = await response.clone().text();
    return Object.assign(response, { secrets: noSecrets, address });
  };
  const withCredential = (request: Request): Request => {
    const url = new URL(request.url);
    const { authType, apiKeyOpts, customOpts, oauth2Opts } = entry;
    const headers = new Headers({ 'user-agent': 'Dowel', ...Object.fromEntries(request.headers) });
    for (const { name, valueTemplate } of oauth2Opts?.headers ?? [])
      headers.set(name, filled(valueTemplate, ''));
    if (authType === 'basic') headers.set('authorization', `Basic ${btoa(basicPair(entry, accessToken))}`);
    else if (authType === 'apiKey' && apiKeyOpts?.attachmentType === 'query') {
      url.searchParams.set(apiKeyOpts.query?.name ?? 'api_key', accessToken);
    } else if (authType === 'apiKey') {
      headers.set(
        apiKeyOpts?.header?.name ?? 'X-Api-Key',
        `${apiKeyOpts?.header?.valuePrefix ?? ''}${accessToken}`,
      );
    } else if (authType === 'custom') {
      for (const { name, valueTemplate } of customOpts?.headers ?? [])
        headers.set(name, filled(valueTemplate, accessToken));
      for (const { name, valueTemplate } of customOpts?.queryParams ?? []) {
        url.searchParams.set(name, filled(valueTemplate, accessToken));
      }
    } else {
      const { name = 'Authorization', valuePrefix = name === 'Authorization' ? 'Bearer ' : '' } =
        oauth2Opts?.accessTokenOpts?.header ?? {};
      headers.set(name, `${valuePrefix}${accessToken}`);
    }
    return new Request(url, new Request(request, { headers }));
  };
  return {
    fetch,
    lastAnswer: () => last,
    /** The addresses that were called. */
    calls,
    accessToken: String(accessToken),
    seed: async (object: string, count: number): Promise<string[]> =>
      (
        await control('POST', `/${account}/objects/${encodeURIComponent(object)}/records`, {
          count,
          everyMs: 90_000,
        })
      ).ids,
    change: (object: string, id: string, values: object) =>
      control(
        'PATCH',
        `/${account}/objects/${encodeURIComponent(object)}/records/${encodeURIComponent(id)}`,
        { values },
      ),
    set: (quirks: object) => control('PUT', `/${account}/quirks`, { ...settings, ...quirks }),
    setNow: (time: Date) => control('PUT', `/${account}/quirks`, { ...settings, now: time.getTime() }),
    unexpected: async (): Promise<string[]> =>
      (await control('GET', `/${account}/calls`)).calls.flatMap(
        (call: { unexpected?: string }) => call.unexpected ?? [],
      ),
  };
}

function basicPair({ basicOpts }: ReturnType<typeof simulatedCatalogue>['entry'], key: string): string {
  const { keyFormat, fieldUsed } = basicOpts?.apiKeyAsBasicOpts ?? {};
  if (keyFormat) return keyFormat.replace('%s', key);
  return fieldUsed === 'password' ? `:${key}` : `${key}:`;
}
