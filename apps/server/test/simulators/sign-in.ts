import { Hono } from 'hono';
import type { DialectWorld } from './world.ts';

/**
 * The consent page and the token endpoint of a dialect. Nobody is asked: the page sends the person back at once, signed
 * in to the newest account. Codes and secrets are checked by Juniper, the sandbox's own provider, not here.
 */
export function signInRoutes(world: DialectWorld): Hono {
  const app = new Hono();
  const { authorizePath, tokenPath, clientSecretIn, expiresWith } = world.dialect;
  if (authorizePath !== undefined) {
    app.get(authorizePath, (c) => {
      const { redirect_uri: redirectUri = '', state = '' } = c.req.query();
      if (!world.newestAccount) return c.text('Open an account with the control routes first.', 500);
      const address = new URL(redirectUri);
      address.searchParams.set('code', `code_${world.newestAccount.id}`);
      address.searchParams.set('state', state);
      return c.redirect(address.href);
    });
  }
  if (tokenPath !== undefined) {
    app.post(tokenPath, async (c) => {
      const form = new URLSearchParams(await c.req.text());
      if (clientSecretIn === 'body' && !(form.has('client_id') && form.has('client_secret'))) {
        return c.json({ status: 'BAD_CLIENT_ID', message: 'missing or unknown client id' }, 400);
      }
      const account = [...world.accounts.values()].find(
        ({ id, refreshToken }) =>
          form.get('code') === `code_${id}` ||
          form.get('refresh_token') === refreshToken ||
          (form.get('grant_type') === 'client_credentials' && secretOf(c.req.raw, form) === refreshToken),
      );
      if (!account) return c.json({ error: 'invalid_grant', error_description: 'It is not valid.' }, 400);
      if (form.get('grant_type') === 'refresh_token') world.renewTokens(account);
      if (expiresWith !== undefined && form.has('code') && form.get(expiresWith) !== '1') {
        return c.json({ access_token: account.accessToken });
      }
      return c.json({
        access_token: account.accessToken,
        refresh_token: account.refreshToken,
        token_type: 'bearer',
        expires_in: 1800,
      });
    });
  }
  return app;
}

/** The secret of a client, from the header or the body. With client credentials, each account has one: its refresh token. */
function secretOf({ headers }: Request, form: URLSearchParams): string | undefined {
  const [, pair] = /^Basic (.+)$/.exec(headers.get('authorization') ?? '') ?? [];
  const [, inHeader] = pair === undefined ? [] : atob(pair).split(':');
  return inHeader === undefined ? (form.get('client_secret') ?? undefined) : decodeURIComponent(inHeader);
}
