import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { type Account, addFields } from '../crm/account.ts';
import { CUSTOM_FIELD_SETS } from '../crm/custom-fields.ts';
import { OBJECT_NAMES } from '../crm/objects.ts';
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

const Scope = z.object({ apiKey: z.string().optional(), clientId: z.string().optional() });

const NewFault = Scope.extend({
  path: z.string().startsWith('/'),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
  status: z.int().min(200).max(599).optional(),
  times: z.int().positive().optional(),
  retryAfterSeconds: z.int().nonnegative().optional(),
  delayMs: z.int().positive().max(120_000).optional(),
  body: z.json().optional(),
}).refine((fault) => fault.status !== undefined || fault.delayMs !== undefined, {
  message: 'A fault needs a status, a delayMs or both: it would do nothing',
});

const TokenLifetime = z.object({ accessTokenSeconds: z.int().positive(), clientId: z.string().optional() });

const NewFields = z.object({
  account: z.string(),
  object: z.enum(OBJECT_NAMES),
  count: z.int().min(1).max(20_000),
});

const Revocation = z.object({ clientId: z.string(), account: z.string().optional() });

/** Switches for tests and demos. A real provider has nothing like them. */
export function controlRoutes(world: World, options: WorldOptions) {
  const control = new Hono();

  control.post('/clients', async (c) => {
    const { name, redirectUris } = await read(c, NewClient);
    const { id, secret } = registerClient(world, name, redirectUris);
    return c.json({ clientId: id, clientSecret: secret }, 201);
  });

  control.post('/accounts', async (c) => {
    const { name, customFields } = await read(c, NewAccount);
    return c.json(describeAccount(world, openAccount(world, name, customFields)), 201);
  });

  control.post('/credentials', async (c) => {
    const account = accountOf(world, (await read(c, OneAccount)).account);
    account.credentials = randomCredentials(world);
    serviceClientOf(world, account).secret = `secret_${world.randomToken()}`;
    return c.json(describeAccount(world, account), 201);
  });

  control.post('/service-accounts', async (c) => {
    const { account, algorithm } = await read(c, NewServiceAccount);
    const { origin } = new URL(c.req.url);
    return c.json(await createServiceAccount(world, accountOf(world, account), { algorithm, origin }), 201);
  });

  control.post('/faults', async (c) => {
    world.faults.add(await read(c, NewFault));
    return c.json({ faults: world.faults.size }, 201);
  });

  control.delete('/faults', (c) => {
    const { apiKey, clientId } = Scope.parse(c.req.query());
    for (const fault of world.faults) {
      const isChosen = (!apiKey || fault.apiKey === apiKey) && (!clientId || fault.clientId === clientId);
      if (isChosen) world.faults.delete(fault);
    }
    return c.body(null, 204);
  });

  control.post('/token-lifetime', async (c) => {
    const { accessTokenSeconds, clientId } = await read(c, TokenLifetime);
    if (clientId === undefined) world.accessTokenSeconds = accessTokenSeconds;
    else
      found(world.clients.get(clientId), `application "${clientId}"`).accessTokenSeconds = accessTokenSeconds;
    return c.json({ accessTokenSeconds });
  });

  control.post('/fields', async (c) => {
    const { account, object, count } = await read(c, NewFields);
    const added = addFields(accountOf(world, account), object, count);
    return c.json({ added: added.map((field) => field.name) }, 201);
  });

  control.post('/revocations', async (c) => {
    const { clientId, account } = await read(c, Revocation);
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

/** A control call that cannot be carried out. The response is `{error: {code, message}}`. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly status: 400 | 404;

  constructor(status: 400 | 404, message: string) {
    super(message);
    this.status = status;
  }
}

async function read<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  const result = schema.safeParse(await c.req.json().catch(() => undefined));
  if (result.success) return result.data;
  throw new ControlError(400, z.prettifyError(result.error));
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
