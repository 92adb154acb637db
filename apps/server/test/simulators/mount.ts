import { type Context, Hono, type Next } from 'hono';
import type { ArrivedCall, DialectAccount } from './account.ts';
import type { Dialect, DialectEnv } from './dialect.ts';
import { playDialectFault, takeDialectFault } from './faults.ts';
import { createLimits } from './limits.ts';
import { Refused, UnexpectedRequest } from './refusal.ts';
import { signInRoutes } from './sign-in.ts';
import type { DialectWorld } from './world.ts';

/** Serves a dialect: finds the account of a call, lets its faults and limits happen, and keeps what arrived. */
export function mountDialect(world: DialectWorld): Hono<DialectEnv> {
  const { dialect } = world;
  const takeFromLimits = createLimits();
  const app = new Hono<DialectEnv>();
  app.route('/', signInRoutes(world));

  app.use(async (c, next) => {
    const account = findAccount(world, c.req.raw);
    if (!account) {
      c.res = dialect.refuse({ kind: 'unauthorized', message: 'The credential is not valid.' });
      return;
    }
    c.set('account', account);
    const url = new URL(c.req.url);
    const path = url.pathname.slice(world.basePath.length) + url.search;
    const body = await c.req.text();
    const call: ArrivedCall = { method: c.req.method, path, body, time: account.rightNow(), status: 0 };
    account.calls.push(call);
    const fault = takeDialectFault(account.quirks, c.req.method, path);
    const limit = fault ? undefined : takeFromLimits(account);
    const carryOut = () => handle(c, next, call);
    const answer = limit
      ? dialect.refuse(limit)
      : fault
        ? await playDialectFault(dialect, fault, c, carryOut)
        : await carryOut();
    call.status = answer.status;
    // Otherwise Hono would add the headers of the answer before to it.
    c.res = undefined;
    c.res = answer;
  });

  app.route('/', dialect.routes(world));
  app.all('*', (c) => {
    throw new UnexpectedRequest(`There is no call ${c.req.method} ${c.req.path} in the facts.`);
  });
  app.onError((error, c) => answerError(dialect, error, c));
  return app;
}

function findAccount({ dialect, accounts }: DialectWorld, request: Request): DialectAccount | undefined {
  const credential = dialect.credentialOf ? dialect.credentialOf(request) : bearerOf(request);
  return [...accounts.values()].find(({ accessToken }) => accessToken === credential);
}

function bearerOf(request: Request): string | undefined {
  return /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

async function handle(c: Context<DialectEnv>, next: Next, call: ArrivedCall): Promise<Response> {
  await next();
  if (c.error instanceof UnexpectedRequest) call.unexpected = c.error.message;
  return c.var.account.quirks.nullLists ? withNullLists(c.res) : c.res;
}

/** The same answer, but lists without records are null. */
async function withNullLists(answer: Response): Promise<Response> {
  const text = await answer.text();
  const changed = text.replaceAll(/"(\w+)":\[\]/g, '"$1":null');
  return new Response(changed, { status: answer.status, headers: answer.headers });
}

function answerError(dialect: Dialect, error: Error, c: Context): Response {
  if (error instanceof Refused) return dialect.refuse(error.refusal);
  if (error instanceof UnexpectedRequest) {
    return c.json({ unexpected: { method: c.req.method, path: c.req.path, difference: error.message } }, 500);
  }
  console.error(error);
  return c.json({ error: `The simulated ${dialect.provider} itself failed. See its output.` }, 500);
}
