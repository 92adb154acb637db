import { type Context, Hono } from 'hono';
import { assertReads } from '../api/assert-reads.ts';
import { authenticate } from '../api/authenticate.ts';
import { ApiError } from '../api/errors.ts';
import { type Admission, apiRoutes } from '../api/routes.ts';
import type { Account } from '../crm/account.ts';
import { oauthRoutes } from '../oauth/routes.tsx';
import type { OAuthServer } from '../oauth/server.ts';
import type { World } from '../world.ts';
import { tenantOf } from './workspace.ts';

/**
 * Juniper for customers whose account has addresses of its own. A workspace is the ID of an account. The two modules lie
 * behind values that `GET api/v1/tenant` answers.
 */
export function workspaceRoutes(world: World, oauth: OAuthServer) {
  const routes = new Hono();
  const admit = async (c: Context): Promise<Account> => {
    const account = await authenticate(world, oauth, c.req.raw);
    if (account.id === c.req.param('workspace')) return account;
    throw new ApiError(401, 'unauthorized', 'This credential belongs to another workspace.');
  };

  routes.route('/', oauthRoutes(world, oauth));

  routes.get('/api/v1/tenant', async (c) => c.json(tenantOf(await admit(c))));
  routes.route('/api/v1', apiRoutes(world, admit));
  routes.route('/clouds/:cloudId/api/v1', apiRoutes(world, admitTo(admit, assertCloud)));
  routes.route('/archives/:region/:archiveId/api/v1', apiRoutes(world, admitTo(admit, assertArchive)));
  return routes;
}

function admitTo(admit: Admission, assertPlace: (c: Context, account: Account) => void): Admission {
  return async (c) => {
    const account = await admit(c);
    assertPlace(c, account);
    return account;
  };
}

function assertCloud(c: Context, account: Account): void {
  if (c.req.param('cloudId') === tenantOf(account).cloud_id) return;
  throw new ApiError(404, 'not_found', `${account.name} has no cloud at this address. Ask api/v1/tenant.`);
}

function assertArchive(c: Context, account: Account): void {
  const { archive_id, region } = tenantOf(account);
  if (c.req.param('region') !== region || c.req.param('archiveId') !== archive_id) {
    throw new ApiError(
      404,
      'not_found',
      `${account.name} has no archive at this address. Ask api/v1/tenant.`,
    );
  }
  assertReads(c);
}
