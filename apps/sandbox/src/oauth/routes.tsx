import { type Context, Hono } from 'hono';
import { auth as basicCredentials } from 'hono/utils/basic-auth';
import { type ConnectedApp, ConnectedAppsPage } from '../pages/ConnectedAppsPage.tsx';
import { ConsentPage } from '../pages/ConsentPage.tsx';
import { ProblemPage } from '../pages/ProblemPage.tsx';
import { isSameSite, sendPage } from '../pages/send-page.ts';
import type { OAuthClient, World } from '../world.ts';
import { isScope, parseScopes } from './scopes.ts';
import { errorRedirect, type OAuthServer } from './server.ts';

type Parameters = Record<string, string>;

/** The consent page, the token and revocation endpoints, and the page where a person revokes a consent. */
export function oauthRoutes(world: World, oauth: OAuthServer) {
  const routes = new Hono();

  routes.get('/oauth/authorize', (c) => {
    const parameters = c.req.query();
    const client = findClient(world, parameters);
    if (typeof client === 'string') return refuse(c, client);
    const problem = findProblem(parameters);
    if (problem) return c.redirect(errorRedirect(parameters, ...problem), 303);

    const scopes = parseScopes(parameters.scope).filter(isScope);
    const page = (
      <ConsentPage
        client={client}
        accounts={[...world.accounts.values()]}
        scopes={scopes}
        parameters={{ ...parameters, scope: scopes.join(' ') }}
      />
    );
    // Browsers also apply form-action to the redirect that follows the form.
    return sendPage(c, page, { formTargets: [new URL(parameters.redirect_uri ?? '').origin] });
  });

  routes.post('/oauth/authorize', async (c) => {
    if (!isSameSite(c))
      return refuse(c, 'This form was sent from another site, so Juniper did not act on it.');
    const form = await readForm(c);
    const client = findClient(world, form);
    if (typeof client === 'string') return refuse(c, client);
    const account = world.accounts.get(form.account ?? '');
    if (!account) return refuse(c, 'No account was chosen. Go back and choose one.');

    const allowed = form.decision === 'allow' ? 'true' : 'false';
    const user = { id: account.user.id, accountId: account.id };
    return c.redirect(await oauth.authorize({ ...form, allowed }, user), 303);
  });

  routes.post('/oauth/token', async (c) => {
    const { status, body, headers } = await oauth.token(c.req.raw);
    return Response.json(body, { status, headers });
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

  routes.get('/connected-apps', (c) => sendPage(c, <ConnectedAppsPage connected={listConnected(world)} />));

  routes.post('/connected-apps/:grantId/disconnect', (c) => {
    if (!isSameSite(c))
      return refuse(c, 'This form was sent from another site, so Juniper did not act on it.');
    world.grants.revoke(c.req.param('grantId'));
    return c.redirect('/connected-apps', 303);
  });

  return routes;
}

function listConnected(world: World): ConnectedApp[] {
  return world.grants.listConnected().flatMap(({ id, clientId, accountId, scopes, grantedAt }) => {
    const client = world.clients.get(clientId);
    const account = world.accounts.get(accountId);
    return client && account ? [{ grantId: id, client, account, scopes, grantedAt }] : [];
  });
}

/** The application that asks, or the problem to show to the person when it is not safe to redirect. */
function findClient(world: World, parameters: Parameters): OAuthClient | string {
  const { client_id: clientId, redirect_uri: redirectUri } = parameters;
  if (!clientId) return 'The address has no client_id, so Juniper cannot tell which application is asking.';
  const client = world.clients.get(clientId);
  if (!client) return `No application with the client ID "${clientId}" is registered with Juniper.`;
  if (!redirectUri)
    return 'The address has no redirect_uri, so Juniper does not know where to send you back to.';
  if (!client.redirectUris.includes(redirectUri)) {
    return `${client.name} asked to send you back to "${redirectUri}", which it has not registered with Juniper.`;
  }
  return client;
}

function findProblem(parameters: Parameters): [error: string, description: string] | undefined {
  if (parameters.response_type !== 'code') {
    return ['unsupported_response_type', 'Juniper answers response_type=code only.'];
  }
  const unknown = parseScopes(parameters.scope).find((name) => !isScope(name));
  if (unknown) return ['invalid_scope', `Juniper has no scope "${unknown}". It has crm.read and crm.write.`];
  if (parameters.code_challenge && parameters.code_challenge_method !== 'S256') {
    return ['invalid_request', 'Juniper takes code_challenge_method=S256 only.'];
  }
  return undefined;
}

function revokeToken(world: World, client: OAuthClient, token: string): void {
  const { accessTokens, refreshTokens, grants } = world.grants;
  const issued = refreshTokens.get(token) ?? accessTokens.get(token);
  if (!issued || grants.get(issued.grantId)?.clientId !== client.id) return;
  if (refreshTokens.has(token)) world.grants.revoke(issued.grantId);
  else accessTokens.delete(token);
}

function refuse(c: Context, explanation: string) {
  const page = (
    <ProblemPage
      title="Juniper cannot connect this application"
      explanation={explanation}
      note="Nothing was connected and nothing was shared. You can close this window."
    />
  );
  return sendPage(c, page, { status: 400 });
}

async function readForm(c: Context): Promise<Parameters> {
  const text = await c.req.text();
  return Object.fromEntries(new URLSearchParams(text));
}
