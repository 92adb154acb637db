import { type Context, enterProject, type PublicContext } from '../../../context.ts';
import { readBody } from '../../../platform/requests/body-limit.ts';
import type { ApplicationEvents } from '../../../providers/connectors/connector-events.ts';
import type { ArrivedEvent } from '../../../providers/connectors/engine/webhooks/read-event.ts';
import { keepOffer } from '../../../providers/provider-apps/offered-secrets.ts';
import { webhookAddress } from '../../../providers/provider-apps/webhook-address.ts';
import { openAppSecret } from '../app-secrets.ts';
import { answer, answerChallenge } from '../receiving/answer.ts';
import { countDropped } from '../receiving/count-dropped.ts';
import type { NewInboundEvent } from '../receiving/queries.ts';
import { store } from '../receiving/store.ts';
import { toInbound } from '../receiving/to-inbound.ts';
import { type ApplicationAddress, findApplication, selectSubscribers } from './queries.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

/**
 * Takes events that a provider sends for an application: checks the signature, finds the installations of the accounts
 * that they name, stores them and answers. Events of accounts that nobody has installed are dropped: the provider sends
 * all that happens in every account.
 * @throws {ProblemError} `body_too_large`
 */
export async function receiveForApplication(
  context: PublicContext,
  address: ApplicationAddress,
  request: Request,
): Promise<Response> {
  const found = await findReceiving(context, address);
  if (!found) return answer(404);
  const { app, told, project } = found;
  const body = await readBody(request);
  const { method, headers } = request;
  const url = webhookAddress(context, address) + new URL(request.url).search;
  const secrets = openAppSecret(context, app, told.secret);
  const text = new TextDecoder().decode(body);
  const own = enterProject(context, project, { kind: 'system', id: 'webhook' });
  const offered = told.secretOffer?.(text);
  if (offered !== undefined) {
    // Nobody has signed it. So it is shown to the builder, and signs nothing before he says so.
    await keepOffer(own, app.id, offered);
    return answer(200);
  }
  if (!(await told.isGenuine({ method, url, headers, body }, secrets, context.now()))) {
    countDropped(context, 'not_genuine', 1);
    return answer(401);
  }
  const wantedBack = told.challenge?.(text);
  if (wantedBack !== undefined) return answerChallenge(wantedBack);
  const events = told.read(text, headers);
  const known = events?.filter((event) => event !== undefined) ?? [];
  countDropped(context, 'unreadable', (events?.length ?? 1) - known.length);
  if (!events) return answer(400);
  const wanted = await assign(own, app, known);
  if (wanted.length > 0) await store(own, wanted);
  return answer(200);
}

/** Some providers look whether an address is there before they send anything to it. */
export async function answerForApplication(
  context: PublicContext,
  address: ApplicationAddress,
): Promise<Response> {
  return answer((await findReceiving(context, address)) ? 200 : 404);
}

async function findReceiving(
  context: PublicContext,
  address: ApplicationAddress,
): Promise<(Found & { told: ApplicationEvents }) | undefined> {
  const found = await findApplication(context, address);
  const told = found && (await context.connectors.find(found.app.provider))?.events;
  return found && told?.scope === 'application' ? { ...found, told } : undefined;
}

/** The events for each installation of their accounts that subscribes to them. */
async function assign(
  context: Context,
  app: Parameters<typeof selectSubscribers>[1],
  events: readonly ArrivedEvent[],
): Promise<NewInboundEvent[]> {
  const accounts = [...new Set(events.flatMap(({ account }) => account ?? []))];
  const subscribers = accounts.length > 0 ? await selectSubscribers(context, app, accounts) : [];
  const byAccount = Map.groupBy(subscribers, ({ accountRef }) => accountRef);
  countDropped(
    context,
    'unknown_account',
    events.filter(({ account = null }) => !byAccount.has(account)).length,
  );
  return events.flatMap((event) =>
    (byAccount.get(event.account ?? null) ?? []).flatMap(({ installationId, events: wanted }) =>
      toInbound(installationId, wanted, event),
    ),
  );
}
