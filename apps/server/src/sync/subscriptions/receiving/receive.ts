import { type Context, enterProject, type PublicContext } from '../../../context.ts';
import { isInstallation } from '../../../platform/db/installation-joins.ts';
import { readBody } from '../../../platform/requests/body-limit.ts';
import { SecretUnreadableError } from '../../../platform/secrets/secrets.ts';
import { openAppSecret } from '../app-secrets.ts';
import { updateDue } from '../following-queries.ts';
import { receiverAddress } from '../receiver-address.ts';
import { lookSoon } from '../reconciling/look-soon.ts';
import { toSecrets } from '../signing-secrets.ts';
import { answer } from './answer.ts';
import { countDropped } from './count-dropped.ts';
import { findReceiver, type ReceiverAddress } from './queries.ts';
import { store } from './store.ts';
import { toInbound } from './to-inbound.ts';

/**
 * Takes an event of a provider: checks its signature, stores it and answers. Everything else happens later. Whoever has
 * no right to send learns nothing, not even why.
 * @throws {ProblemError} `body_too_large`
 */
export async function receive(
  context: PublicContext,
  address: ReceiverAddress,
  request: Request,
): Promise<Response> {
  const found = await findReceiver(context, address);
  const told = found && (await context.connectors.find(found.provider))?.events;
  if (!found || told?.scope !== 'account') return answer(404);
  const { subscription, project, app } = found;
  const bytes = await readBody(request);
  const ofApp = app ? openAppSecret(context, app, told.secret) : [];
  const own = enterProject(context, project, { kind: 'system', id: 'webhook' });
  const secrets = told.secret === undefined ? await openSecrets(own, subscription) : ofApp;
  const { method, headers } = request;
  const arrived = { method, url: receiverAddress(context, address), headers, body: bytes };
  if (!(await told.isGenuine(arrived, secrets, context.now()))) {
    countDropped(context, 'not_genuine', 1);
    return answer(401);
  }
  if (told.hasNews) {
    if (told.hasNews(headers)) await takeNotice(own, found);
    return answer(200);
  }
  const body = new TextDecoder().decode(bytes);
  const read = told.read(body, headers);
  const known = read?.filter((event) => event !== undefined) ?? [];
  countDropped(context, 'unreadable', (read?.length ?? 1) - known.length);
  // Of several events, those that can be read count. If there is only one, the provider should know.
  if (!read || (known.length === 0 && !told.isList)) return answer(400);
  const { installationId, events: wanted } = subscription;
  const events = known.flatMap((event) => toInbound(installationId, wanted, event));
  // The provider tells of more than it was asked for, or of what nobody wants any more.
  if (events.length === 0) return answer(200);
  await store(own, events);
  return answer(200);
}

/** Takes a message that only says that something has changed: the objects that it can be about are read soon. */
async function takeNotice(
  context: Context,
  {
    subscription,
    provider,
  }: Pick<NonNullable<Awaited<ReturnType<typeof findReceiver>>>, 'subscription' | 'provider'>,
): Promise<void> {
  const connector = await context.connectors.find(provider);
  if (!connector) return;
  const { installationId, events } = subscription;
  const objectNames = [...new Set(events.map(({ objectName }) => objectName))];
  await context.transaction(async (tx) => {
    for (const objectName of objectNames) await lookSoon(tx, connector, { installationId, objectName });
  });
}

/** A secret that cannot be decrypted fits no signature. The next turn makes the subscription again, with another one. */
async function openSecrets(
  context: Context,
  row: Parameters<typeof toSecrets>[1] & { readonly installationId: string; readonly dueTime: Date | null },
): Promise<string[]> {
  try {
    return toSecrets(context, row);
  } catch (error) {
    if (!(error instanceof SecretUnreadableError)) throw error;
    context.log.error({ err: error }, 'the secret of a subscription cannot be decrypted');
    if (row.dueTime === null)
      await context.transaction((tx) => updateDue(tx, isInstallation(row.installationId)));
    return [];
  }
}
