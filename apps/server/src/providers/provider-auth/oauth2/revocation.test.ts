import { ownProviders } from '@dowel/catalogue';
import type { CatalogueEntry } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import type { SecretDestination } from '../secret-destination.ts';
import { askToRevoke, revocationAddress, tokenToRevoke } from './revocation.ts';

const client = { clientId: 'an app', clientSecret: 's:cret' };
const tokens = { accessToken: { token: 'access' }, refreshToken: { token: 'refresh' } };
const providers: Readonly<Record<string, CatalogueEntry>> = ownProviders;

/** The request that revokes what somebody has granted, as the entry says. */
async function requestTo(name: string) {
  const how = providers[name]?.oauth2Opts?.revocation;
  if (how?.url === undefined) throw new Error(`The entry ${name} has no address.`);
  const sent: { address: string; init: RequestInit }[] = [];
  const fetch = async (address: string, init: RequestInit = {}) => {
    sent.push({ address, init });
    return new Response();
  };
  // The cast is safe: nothing is sent.
  const address = revocationAddress(how.url.replace('{{.workspace}}', 'acme'), client) as SecretDestination;
  await askToRevoke(fetch, address, how, client, tokenToRevoke(how, tokens) ?? '');
  const [{ address: to, init } = { address: '', init: {} }] = sent;
  const headers = Object.fromEntries(new Headers(init.headers));
  return { to, method: init.method, headers, body: init.body === undefined ? undefined : String(init.body) };
}

/** RFC 6749, 2.3.1. */
const basic = `Basic ${Buffer.from('an+app:s%3Acret').toString('base64')}`;
const json = 'application/json';

describe('revoking a token', () => {
  it.each([
    ['box', 'https://api.box.com/oauth2/revoke', {}, 'token=refresh&client_id=an+app&client_secret=s%3Acret'],
    ['xero', 'https://identity.xero.com/connect/revocation', { authorization: basic }, 'token=refresh'],
    ['google', 'https://oauth2.googleapis.com/revoke', {}, 'token=refresh'],
    ['slack', 'https://slack.com/api/auth.revoke', { authorization: 'Bearer access' }, undefined],
    [
      'notion',
      'https://api.notion.com/v1/oauth/revoke',
      { authorization: basic, 'notion-version': '2025-09-03', 'content-type': json },
      '{"token":"access"}',
    ],
    [
      'github',
      'https://api.github.com/applications/an%20app/grant',
      { authorization: basic, accept: 'application/vnd.github+json', 'content-type': json },
      '{"access_token":"access"}',
    ],
    [
      'square',
      'https://connect.squareup.com/oauth2/revoke',
      { authorization: 'Client s:cret', 'content-type': json },
      '{"client_id":"an app","access_token":"access"}',
    ],
    [
      'miro',
      'https://api.miro.com/v2/oauth/revoke',
      { 'content-type': json },
      '{"accessToken":"access","clientId":"an app","clientSecret":"s:cret"}',
    ],
  ])('sends %s what its page asks for', async (name, address, headers, body) => {
    expect(await requestTo(name)).toEqual({
      to: address,
      method: name === 'github' ? 'DELETE' : 'POST',
      headers,
      body,
    });
  });

  it('puts the token into the address where the provider wants it there', async () => {
    const { to, body } = await requestTo('serviceNow');

    expect(to).toBe('https://acme.service-now.com/oauth_revoke_token.do?token=refresh');
    expect(body).toBeUndefined();
  });
});
