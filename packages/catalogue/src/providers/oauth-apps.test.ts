import { fillProvider } from '@dowel/schema/rules';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import { ownProviders } from './index.ts';

const catalogue = createCatalogue(ownProviders);

describe('signing in to an app of the builder', () => {
  it.each([
    ['close', 'https://app.close.com/oauth2/authorize/', 'https://api.close.com/oauth2/token/'],
    ['kit', 'https://api.kit.com/v4/oauth/authorize', 'https://api.kit.com/v4/oauth/token'],
    [
      'mural',
      'https://app.mural.co/api/public/v1/authorization/oauth2/',
      'https://app.mural.co/api/public/v1/authorization/oauth2/refresh',
    ],
    [
      'phoneBurner',
      'https://www.phoneburner.com/oauth/index',
      'https://www.phoneburner.com/oauth/refreshtoken',
    ],
    ['ramp', 'https://app.ramp.com/v1/authorize', 'https://api.ramp.com/developer/v1/token'],
  ])('asks people and renews tokens of %s where its vendor says', (name, authURL, renewal) => {
    const { oauth2Opts } = catalogue.get(name);

    expect(oauth2Opts?.authURL).toBe(authURL);
    expect(new URL(oauth2Opts?.refreshURL ?? '', oauth2Opts?.tokenURL).href).toBe(renewal);
  });

  it.each(['stackExchange', 'wrike'])('separates scopes of %s by commas', (name) => {
    expect(catalogue.get(name).oauth2Opts?.scopeSeparator).toBe(',');
  });

  it.each([
    ['surveyMonkey', 'api.eu.surveymonkey.com'],
    ['wrike', 'app-eu.wrike.com'],
  ])('calls %s in the data centre that its token names', (name, value) => {
    const told = { host: { value, source: 'token' as const } };

    const { baseURL, accountIdentity } = fillProvider(catalogue.get(name), told);

    const calls = [baseURL, accountIdentity?.sources?.[0]?.url ?? ''];
    expect(calls.map((url) => new URL(url).host)).toEqual([value, value]);
  });
});
