import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import qs from 'qs';
import * as z from 'zod';
import type { AccountChange, DialectAccount } from '../account.ts';
import { applicationWebhooks } from '../application-webhooks.ts';
import type { Application, Dialect, DialectEnv } from '../dialect.ts';
import { AnyValues, readJson } from '../read-request.ts';
import { Refused, UnexpectedRequest } from '../refusal.ts';
import type { Message } from '../send-message.ts';
import { keepSubscriptions, type Subscription } from '../subscriptions.ts';
import { toEpochSeconds } from '../times.ts';
import type { DescribedObject } from './described-object.ts';
import type { ProviderDescription } from './description.ts';
import { rendererOf, toTime } from './render.ts';
import { fill, type Places, valueAt } from './template.ts';
import type { SubscriptionsDescription, WebhooksDescription } from './webhook-description.ts';

interface Webhook extends Subscription {
  readonly number: number;
  readonly secret: string;
  readonly time: string;
  /** What was sent, with what stands there if nobody says. */
  readonly asked: Readonly<Record<string, unknown>>;
}

/** A change in an account, as the description calls it. */
interface Told {
  readonly account: DialectAccount;
  readonly change: AccountChange;
  readonly object: DescribedObject;
  readonly event: string;
  /** The same for all who are told. */
  readonly uuid: string;
}

interface Webhooks {
  readonly dialect: Pick<Dialect, 'subscriptionsOf' | 'sendEventsTo'>;
  /** The calls about subscriptions. Absent: there are none. */
  readonly routes?: Hono<DialectEnv>;
}

/** Whom an account tells of its changes. Undefined: nobody. */
export function describedWebhooks(
  { webhooks, functions }: ProviderDescription,
  objects: Readonly<Record<string, DescribedObject>>,
): Webhooks | undefined {
  const own = functions?.webhooks?.(objects);
  if (own) return { dialect: own, ...own };
  if (!webhooks) return undefined;
  const toldOf = (account: DialectAccount, change: AccountChange): Told | undefined => {
    const object = objects[change.object];
    const name = (object?.description.events ?? webhooks.events)?.[change.kind];
    if (!object || name === undefined) return undefined;
    const value = change.record.values;
    const usual = String(fill(name, { singular: object.singular, object: object.name, value }));
    const event = functions?.event?.(change, usual) ?? usual;
    return { account, change, object, event, uuid: randomUUID() };
  };
  if (!webhooks.subscriptions) {
    return {
      dialect: applicationWebhooks(({ account, application, change }) => {
        const told = toldOf(account, change);
        if (!told || application.events?.includes(told.event) === false) return undefined;
        return messageOf(webhooks, told, { application });
      }),
    };
  }
  const kept = keepSubscriptions<Webhook>({
    tell(account, change, living) {
      const told = toldOf(account, change);
      if (!told) return [];
      return living
        .filter(({ events }) => events.some((wanted) => isWanted(wanted, told.event)))
        .map((webhook) => [webhook, messageOf(webhooks, told, { webhook })] as const);
    },
  });
  return {
    dialect: { subscriptionsOf: kept.subscriptionsOf },
    routes: subscriptionRoutes(webhooks.subscriptions, kept),
  };
}

/** The parts of a name are between dots, and a star stands for any. */
function isWanted(wanted: string, event: string): boolean {
  const parts = event.split('.');
  const names = wanted.split('.');
  return names.length === parts.length && names.every((name, place) => name === '*' || name === parts[place]);
}

interface Receiver {
  readonly webhook?: Webhook;
  readonly application?: Application;
}

function messageOf(
  { message, messages = {}, headers = {}, signature }: WebhooksDescription,
  { account, change, object, event, uuid }: Told,
  { webhook, application }: Receiver,
): Message {
  const { kind, record, previous } = change;
  const shown = rendererOf(account, object)(record);
  const now = account.rightNow();
  const places: Places = {
    event,
    verb: event.split('.')[0],
    singular: object.singular,
    object: object.name,
    id: record.id,
    number: Number(record.id),
    record: shown,
    ...before(object, previous),
    uuid,
    account: account.id,
    time: toTime(now, 'rfc3339'),
    seconds: toEpochSeconds(now),
    webhook,
    url: webhook?.url ?? application?.url,
  };
  const body = JSON.stringify(fill(messages[kind] ?? message, places));
  const secrets = {
    subscription: webhook?.secret ?? '',
    client: application?.clientSecret ?? '',
    signing: application?.signingSecret ?? '',
  };
  const signed = signature && signatureOf(signature, secrets, { ...places, body });
  const filled = Object.entries(headers).map(([name, text]) => [
    name,
    String(fill(text, { ...places, signature: signed })),
  ]);
  return { body, headers: Object.fromEntries(filled) };
}

function signatureOf(
  signature: NonNullable<WebhooksDescription['signature']>,
  secrets: Readonly<Record<'subscription' | 'client' | 'signing', string>>,
  places: Places,
): string {
  if ('basicUser' in signature) {
    return Buffer.from(`${fill(signature.basicUser, places)}:${secrets.subscription}`).toString('base64');
  }
  const { hash, of, encoding, secret } = signature;
  return createHmac(hash, secrets[secret])
    .update(String(fill(of, places)))
    .digest(encoding);
}

/** The values before a change, without those of custom fields, and those of custom fields. */
function before({ fields, description: { custom } }: DescribedObject, previous: AccountChange['previous']) {
  const apart = new Set(custom ? fields.filter(({ isCustom }) => isCustom).map(({ name }) => name) : []);
  const entries = Object.entries(previous);
  const customOnes = entries.filter(([name]) => apart.has(name));
  return {
    previous: Object.fromEntries(entries.filter(([name]) => !apart.has(name))),
    previousCustom: customOnes.length > 0 ? Object.fromEntries(customOnes) : undefined,
  };
}

function subscriptionRoutes(
  description: SubscriptionsDescription,
  { all, add }: ReturnType<typeof keepSubscriptions<Webhook>>,
): Hono<DialectEnv> {
  const { path, most = Number.POSITIVE_INFINITY, createdStatus = 201 } = description;
  const numbers = new WeakMap<DialectAccount, number>();
  const show = ({ id, number, url, events, time, asked }: Webhook) =>
    fill(description.shown, { id, number, url, events, time, asked });
  const routes = new Hono<DialectEnv>();
  routes.post(path, async (c) => {
    const { account } = c.var;
    const body = description.as === 'form' ? qs.parse(await c.req.text()) : await readJson(c, AnyValues);
    const asked = askedIn(description, body);
    if (all(account).size >= most) throw new Refused('badRequest', `There can be ${most} webhooks.`);
    const number = (numbers.get(account) ?? 0) + 1;
    numbers.set(account, number);
    const webhook = add(account, {
      id: String(number),
      number,
      time: new Date(account.now()).toISOString(),
      ...asked,
    });
    const { secret } = webhook;
    return c.json(fill(description.created, { webhook: show(webhook), secret }) as object, createdStatus);
  });
  routes.get(path, (c) => {
    const webhooks = [...all(c.var.account).values()].map(show);
    return c.json(fill(description.listed, { webhooks }) as object);
  });
  routes.delete(`${path}/:id`, (c) => {
    if (!all(c.var.account).delete(c.req.param('id'))) {
      throw new Refused('notFound', 'There is no such webhook.');
    }
    return description.removed === undefined
      ? c.body(null, 204)
      : c.json(fill(description.removed, {}) as object);
  });
  return routes;
}

/** What a new subscription says. @throws {UnexpectedRequest} for what the provider's pages do not name */
function askedIn(
  { url, events, takes, ownSecret }: SubscriptionsDescription,
  body: Readonly<Record<string, unknown>>,
): Pick<Webhook, 'url' | 'events' | 'secret' | 'asked'> {
  const address = z.url().safeParse(valueAt(body, url));
  if (!address.success) throw new UnexpectedRequest(`A webhook needs an address in ${url}.`);
  const given = [url, ...(typeof events === 'string' ? [events] : [])].map((path) => path.split('.')[0]);
  const unknown = Object.keys(body).find((name) => !given.includes(name) && !Object.hasOwn(takes, name));
  if (unknown !== undefined) throw new UnexpectedRequest(`A webhook does not take ${unknown}.`);
  const asked = { ...(fill(takes, {}) as object), ...body };
  const named = typeof events === 'string' ? valueAt(body, events) : fill(events.named, asked);
  return {
    url: address.data,
    events: [named].flat().map(String),
    secret:
      ownSecret === undefined ? randomBytes(24).toString('hex') : String(valueAt(body, ownSecret) ?? ''),
    asked,
  };
}
