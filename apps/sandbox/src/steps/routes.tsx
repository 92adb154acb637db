/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { ApiError } from '../api/errors.ts';
import { takeNamed } from '../control/named-faults.ts';
import { ApprovalPage } from '../pages/ApprovalPage.tsx';
import { ProblemPage } from '../pages/ProblemPage.tsx';
import { isSameSite, sendPage } from '../pages/send-page.ts';
import type { World } from '../world.ts';
import type { Ticket } from './sessions.ts';

const Start = z.object({
  account_code: z.string(),
  callback_url: z.url({ protocol: /^https?$/ }),
});
const Finish = z.object({ ticket: z.string(), approval: z.string() });
const Renewal = z.object({ account_code: z.string(), token: z.string() });
const Decision = z.object({ ticket: z.string(), decision: z.enum(['allow', 'deny']) });

/** A way to sign in that Juniper invented: a ticket, a page, and a session token of its own. */
export function stepRoutes(world: World) {
  const routes = new Hono();

  routes.post('/start', async (c) => {
    const { account_code, callback_url } = await readJson(c, Start);
    const account = findAccount(world, account_code);
    const { id } = world.sessions.begin(account.id, callback_url);
    const approval_url = `${new URL(c.req.url).origin}/steps/approve?${new URLSearchParams({ ticket: id })}`;
    return c.json({ approval_url, ticket: id }, 201);
  });

  routes.get('/approve', (c) => {
    const ticket = findOpenTicket(world, c.req.query('ticket'));
    const account = ticket && world.accounts.get(ticket.accountId);
    if (!ticket || !account) return refuse(c);
    const { origin } = new URL(ticket.callbackUrl);
    const page = <ApprovalPage account={account} ticket={ticket.id} returnsTo={origin} />;
    return sendPage(c, page, { formTargets: [origin] });
  });

  routes.post('/approve', async (c) => {
    const form = Decision.safeParse(Object.fromEntries(new URLSearchParams(await c.req.text())));
    const ticket = isSameSite(c) && form.success ? findOpenTicket(world, form.data.ticket) : undefined;
    if (!ticket || !form.success) return refuse(c);
    const isDenied = takeNamed(world, 'denyConsent', { account: ticket.accountId }) !== undefined;
    ticket.decision = isDenied ? 'deny' : form.data.decision;
    return c.redirect(callbackOf(ticket), 303);
  });

  routes.post('/finish', async (c) => {
    const { ticket: id, approval } = await readJson(c, Finish);
    const ticket = world.sessions.tickets.get(id);
    assertMayFinish(world, ticket, approval);
    ticket.isFinished = true;
    const token = world.sessions.start(ticket.accountId, world.accessTokenSeconds);
    return c.json({ token, expires_in: world.accessTokenSeconds, workspace: ticket.accountId });
  });

  routes.post('/renew', async (c) => {
    const { account_code, token } = await readJson(c, Renewal);
    const renewed = world.sessions.renew(account_code, token, world.accessTokenSeconds);
    if (renewed === null) {
      throw new ApiError(
        401,
        'unauthorized',
        'This session has ended, so it cannot be renewed. Sign in again.',
      );
    }
    return c.json({ token: renewed, expires_in: world.accessTokenSeconds });
  });

  return routes;
}

function assertMayFinish(
  world: World,
  ticket: Ticket | undefined,
  approval: string,
): asserts ticket is Ticket {
  if (!ticket) throw new ApiError(404, 'not_found', 'There is no such ticket. Start again.');
  if (ticket.isFinished) {
    throw new ApiError(409, 'conflict', 'This ticket was used already. A ticket gives one session.');
  }
  if (isExpired(world, ticket)) {
    throw new ApiError(410, 'expired', 'This ticket is older than ten minutes. Start again.');
  }
  if (ticket.decision !== 'allow' || approval !== ticket.approval) {
    throw new ApiError(
      403,
      'forbidden',
      'Nobody approved this ticket, or the approval is of another ticket.',
    );
  }
}

/** A ticket on which nobody has decided. */
function findOpenTicket(world: World, id: string | undefined): Ticket | undefined {
  const ticket = world.sessions.tickets.get(id ?? '');
  return ticket && !ticket.decision && !isExpired(world, ticket) ? ticket : undefined;
}

function isExpired(world: World, ticket: Ticket): boolean {
  return ticket.expiresAtMs <= world.now().getTime();
}

function callbackOf({ callbackUrl, id, approval, decision }: Ticket): string {
  const url = new URL(callbackUrl);
  url.searchParams.set('ticket', id);
  if (decision === 'allow') url.searchParams.set('approval', approval);
  else url.searchParams.set('error', 'access_denied');
  return url.href;
}

function findAccount(world: World, code: string) {
  const account = world.accounts.get(code);
  if (account) return account;
  throw new ApiError(401, 'unauthorized', `Juniper has no account with the code "${code}".`);
}

function refuse(c: Context) {
  const page = (
    <ProblemPage
      title="This request cannot be approved"
      explanation="The address names no request that waits for an answer. Each can be answered once, within ten minutes."
      note="Nothing was connected. Go back to the application and start again."
    />
  );
  return sendPage(c, page, { status: 400 });
}

async function readJson<T extends z.ZodType>(c: Context, shape: T): Promise<z.output<T>> {
  const result = shape.safeParse(await c.req.json().catch(() => undefined));
  if (result.success) return result.data;
  throw new ApiError(400, 'bad_request', z.prettifyError(result.error));
}
