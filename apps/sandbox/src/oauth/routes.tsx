/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono';
import { auth as basicCredentials } from 'hono/utils/basic-auth';
import { takeNamed } from '../control/named-faults.ts';
import { ConsentPage } from '../pages/ConsentPage.tsx';
import { isSameSite, sendPage } from '../pages/send-page.ts';
import { findChoice } from '../sign-in/find-account.ts';
import type { OAuthClient, World } from '../world.ts';
import { findClient, findProblem, type Parameters } from './authorization-request.ts';
import { findDoor, readScopes, writeScopes } from './door.ts';
import { refuse } from './refuse.tsx';
import { errorRedirect, type OAuthServer } from './server.ts';

const NO_WORKSPACE =
  'There is no workspace at this address. A workspace is named for the code of an account.';

/** The consent page, and the token and revocation endpoints. */
export function oauthRoutes(world: World, oauth: OAuthServer) {
  const routes = new Hono();

  routes.get('/oauth/authorize', (c) => {
    const parameters = c.req.query();
    const door = findDoor(world, c);
    if (!door) return refuse(c, NO_WORKSPACE);
    const client = findClient(world, parameters);
    if (typeof client === 'string') return refuse(c, client);
    const problem = findProblem(door, parameters);
    if (problem) return c.redirect(errorRedirect(parameters, ...problem), 303);

    const { scopes } = readScopes(door, parameters.scope);
    const page = (
      <ConsentPage
        client={client}
        accounts={door.accounts}
        scopes={scopes}
        action={c.req.path}
        parameters={{ ...parameters, scope: writeScopes(door, scopes) }}
      />
    );
    // Browsers also apply form-action to the redirect that follows the form.
    return sendPage(c, page, { formTargets: [new URL(parameters.redirect_uri ?? '').origin] });
  });

  routes.post('/oauth/authorize', async (c) => {
    if (!isSameSite(c))
      return refuse(c, 'This form was sent from another site, so Juniper did not act on it.');
    const form = await readForm(c);
    const door = findDoor(world, c);
    if (!door) return refuse(c, NO_WORKSPACE);
    const client = findClient(world, form);
    if (typeof client === 'string') return refuse(c, client);
    const problem = findProblem(door, form);
    if (problem) return c.redirect(errorRedirect(form, ...problem), 303);
    const choice = findChoice(door.accounts, form);
    if (!choice) return refuse(c, 'No account was chosen. Go back and choose one.');
    const { account, person } = choice;

    const caller = { account: account.id, clientId: client.id };
    if (takeNamed(world, 'denyConsent', caller)) {
      const reason = `The administrator of ${account.name} does not allow ${client.name}.`;
      return c.redirect(errorRedirect(form, 'access_denied', reason), 303);
    }
    const allowed = form.decision === 'allow' ? 'true' : 'false';
    const scope = readScopes(door, form.scope).scopes.join(' ');
    const user = { id: person.id, accountId: account.id };
    return c.redirect(await oauth.authorize({ ...form, scope, allowed }, user), 303);
  });

  routes.post('/oauth/token', async (c) => {
    const { status, body, headers } = await oauth.token(c.req.raw);
    const door = findDoor(world, c);
    const scope = door && typeof body.scope === 'string' && writeScopes(door, body.scope.split(' '));
    return Response.json({ ...body, ...(scope && { scope }) }, { status, headers });
  });

  routes.post('/oauth/revoke', async (c) => {
    const form = await readForm(c);
    const credentials = basicCredentials(c.req.raw);
    const client = world.clients.get(credentials?.username ?? form.client_id ?? '');
    if (!client || client.secret !== (credentials?.password ?? form.client_secret)) {
      c.header('WWW-Authenticate', 'Basic realm="Juniper"');
      return c.json(
        { error: 'invalid_client', error_description: 'Unknown application or wrong secret.' },
        401,
      );
    }
    revokeToken(world, client, form.token ?? '');
    // An unknown token is not an error (RFC 7009 section 2.2).
    return c.body(null, 200);
  });

  return routes;
}

function revokeToken(world: World, client: OAuthClient, token: string): void {
  const { accessTokens, refreshTokens, grants } = world.grants;
  const issued = refreshTokens.get(token) ?? accessTokens.get(token);
  if (!issued || grants.get(issued.grantId)?.clientId !== client.id) return;
  if (refreshTokens.has(token)) world.grants.revoke(issued.grantId);
  else accessTokens.delete(token);
}

async function readForm(c: Context): Promise<Parameters> {
  const text = await c.req.text();
  return Object.fromEntries(new URLSearchParams(text));
}
