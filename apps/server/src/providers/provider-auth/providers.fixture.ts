import type { Oauth2Opts, ProviderInfo } from '@dowel/schema';
import { providerSupport } from '../../../test/provider-support.ts';
import type { Fetch } from '../../platform/outgoing/outgoing.ts';
import { type SecretDestination, toDestination } from './secret-destination.ts';
import type { AuthCall, TemplateValues } from './strategy.ts';

/** A provider of the given kind. */
export function providerWith(overrides: Partial<ProviderInfo>): ProviderInfo {
  return {
    name: 'juniper',
    authType: 'none',
    baseURL: 'https://api.juniper.example',
    defaultModule: '',
    support: providerSupport,
    providerOpts: {},
    ...overrides,
  };
}

/** A provider that people sign in to with OAuth 2. */
export function oauthProvider(overrides: Partial<Oauth2Opts> = {}): ProviderInfo {
  return providerWith({
    authType: 'oauth2',
    oauth2Opts: {
      grantType: 'authorizationCode',
      authURL: 'https://juniper.example/authorize',
      tokenURL: 'https://juniper.example/token',
      explicitScopesRequired: false,
      explicitWorkspaceRequired: false,
      tokenMetadataFields: {},
      ...overrides,
    },
  });
}

/** An address that a test may send secrets to. */
export function destination(address: string): SecretDestination {
  return toDestination(address, [() => undefined]);
}

/** For templates that name nothing of metadata or of the builder. */
export const noValues: TemplateValues = { metadata: {}, providerInputs: {} };

interface SeenRequest {
  url: string;
  method: string;
  headers: Headers;
  form: Record<string, string>;
  /** The form with every value of a repeated name. */
  parameters: URLSearchParams;
}

/** A call to a provider. The provider gives the answers in order, and repeats the last one. */
export function callAnswering(provider: ProviderInfo, ...answers: (() => Response)[]) {
  const seen: SeenRequest[] = [];
  const fetch: Fetch = async (address, init) => {
    const parameters = new URLSearchParams(String(init?.body ?? ''));
    const form = Object.fromEntries(parameters);
    seen.push({
      url: String(address),
      method: init?.method ?? 'GET',
      headers: new Headers(init?.headers),
      form,
      parameters,
    });
    const answer = answers[Math.min(seen.length, answers.length) - 1];
    if (!answer) throw new Error('The provider was not to be asked.');
    return answer();
  };
  const call: AuthCall = {
    provider,
    fetch,
    tokenEndpoint: () => destination(provider.oauth2Opts?.tokenURL ?? ''),
    now: new Date('2026-01-01T00:00:00Z'),
    values: noValues,
    client: { clientId: 'an-app', clientSecret: 's3cr:et/+' },
  };
  return { call, seen };
}

export const answer =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
