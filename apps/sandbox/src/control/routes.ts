import { Hono } from 'hono';
import * as z from 'zod';
import { type Account, addFields } from '../crm/account.ts';
import { CUSTOM_FIELD_SETS } from '../crm/custom-fields.ts';
import { OBJECT_NAMES } from '../crm/objects.ts';
import { addRecords } from '../crm/records.ts';
import { ALGORITHMS, createServiceAccount } from '../sign-in/service-accounts.ts';
import {
  openAccount,
  randomCredentials,
  registerClient,
  resetWorld,
  serviceClientOf,
  type World,
  type WorldOptions,
} from '../world.ts';
import { faultRoutes } from './fault-routes.ts';
import { formRoutes } from './form-routes.tsx';
import { removeNamed } from './named-faults.ts';
import { ControlError, readBody } from './read-body.ts';

const NewClient = z.object({
  name: z.string().min(1).default('Test app'),
  redirectUris: z.array(z.url()).min(1),
});

const NewAccount = z.object({
  name: z.string().min(1),
  customFields: z.enum(CUSTOM_FIELD_SETS).default('acme'),
});

const OneAccount = z.object({ account: z.string() });

const NewServiceAccount = OneAccount.extend({ algorithm: z.enum(ALGORITHMS).default('RS256') });

const TokenLifetime = z.object({ accessTokenSeconds: z.int().positive(), clientId: z.string().optional() });

const NewFields = z.object({
  account: z.string(),
  object: z.enum(OBJECT_NAMES),
  count: z.int().min(1).max(20_000),
});

const NewRecords = z.object({
  account: z.string(),
  object: z.enum(OBJECT_NAMES),
  count: z.int().min(1).max(1_000_000),
  /** A text field that says in each of them which account it belongs to. */
  accountField: z.string().optional(),
});

const Revocation = z.object({ clientId: z.string(), account: z.string().optional() });

/** Switches for tests and demos. A real provider has nothing like them. */
export function controlRoutes(world: World, options: WorldOptions) {
  const control = new Hono();

  control.post('/clients', async (c) => {
    const { name, redirectUris } = await readBody(c, NewClient);
    const { id, secret } = registerClient(world, name, redirectUris);
    return c.json({ clientId: id, clientSecret: secret }, 201);
  });

  control.post('/accounts', async (c) => {
    const { name, customFields } = await readBody(c, NewAccount);
    return c.json(describeAccount(world, openAccount(world, name, customFields)), 201);
  });

  control.post('/credentials', async (c) => {
    const account = accountOf(world, (await readBody(c, OneAccount)).account);
    account.credentials = randomCredentials(world);
    removeNamed(world, { account: account.id }, 'revoke');
    serviceClientOf(world, account).secret = `secret_${world.randomToken()}`;
    return c.json(describeAccount(world, account), 201);
  });

  control.post('/service-accounts', async (c) => {
    const { account, algorithm } = await readBody(c, NewServiceAccount);
    const { origin } = new URL(c.req.url);
    return c.json(await createServiceAccount(world, accountOf(world, account), { algorithm, origin }), 201);
  });

  control.route('/faults', faultRoutes(world));
  control.route('/forms', formRoutes(world));

  control.post('/token-lifetime', async (c) => {
    const { accessTokenSeconds, clientId } = await readBody(c, TokenLifetime);
    if (clientId === undefined) world.accessTokenSeconds = accessTokenSeconds;
    else
      found(world.clients.get(clientId), `application "${clientId}"`).accessTokenSeconds = accessTokenSeconds;
    return c.json({ accessTokenSeconds });
  });

  control.post('/fields', async (c) => {
    const { account, object, count } = await readBody(c, NewFields);
    const added = addFields(accountOf(world, account), object, count);
    return c.json({ added: added.map((field) => field.name) }, 201);
  });

  control.post('/records', async (c) => {
    const { account, object, count, accountField } = await readBody(c, NewRecords);
    const values = accountField === undefined ? {} : { [accountField]: account };
    addRecords(accountOf(world, account), object, { count, values }, world.now());
    return c.json({ added: count }, 201);
  });

  control.post('/revocations', async (c) => {
    const { clientId, account } = await readBody(c, Revocation);
    const chosen = world.grants
      .listConnected()
      .filter((grant) => grant.clientId === clientId && (account ?? grant.accountId) === grant.accountId);
    for (const grant of chosen) world.grants.revoke(grant.id);
    return c.json({ revoked: chosen.length });
  });

  control.post('/reset', (c) => {
    resetWorld(world, options);
    return c.body(null, 204);
  });

  return control;
}

/** All that a customer of Juniper has to sign in with. */
function describeAccount(world: World, account: Account) {
  const { id, user, credentials } = account;
  const client = serviceClientOf(world, account);
  return {
    accountId: id,
    accountCode: id,
    workspace: id,
    username: user.email,
    ...credentials,
    clientId: client.id,
    clientSecret: client.secret,
  };
}

function accountOf(world: World, id: string): Account {
  return found(world.accounts.get(id), `account "${id}"`);
}

function found<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new ControlError(404, `There is no ${what} in this sandbox.`);
  return thing;
}
