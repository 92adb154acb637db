import { createHmac, randomBytes } from 'node:crypto';
import type { AccountChange, DialectAccount } from '../account.ts';
import { noSuch, StripeError } from './errors.ts';
import type { Form } from './form.ts';
import { OBJECTS } from './objects/objects.ts';
import { rendererOf, toSeconds } from './render.ts';

/** Somebody who is told of events. */
interface Endpoint {
  readonly id: string;
  readonly url: string;
  readonly enabledEvents: readonly string[];
  readonly secret: string;
  readonly created: number;
  sent: Promise<unknown>;
}

const endpointsBy = new WeakMap<DialectAccount, Map<string, Endpoint>>();
const TIMEOUT_MS = 10_000;

/**
 * Makes an endpoint. Only this answer has its secret.
 * https://docs.stripe.com/api/webhook_endpoints
 * @throws {StripeError}
 */
export function createEndpoint(account: DialectAccount, form: Form) {
  const { url, enabled_events: events, ...others } = form;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new StripeError(400, `Received unknown parameter: ${unknown}`);
  if (typeof url !== 'string' || !Array.isArray(events) || events.length === 0) {
    throw new StripeError(400, 'Missing required param: url or enabled_events.');
  }
  const endpoint: Endpoint = {
    id: `we_${randomBytes(12).toString('hex')}`,
    url,
    enabledEvents: events.map(String),
    secret: `whsec_${randomBytes(24).toString('hex')}`,
    created: toSeconds(account.now()),
    sent: Promise.resolve(),
  };
  const all = endpointsBy.get(account) ?? listen(account);
  all.set(endpoint.id, endpoint);
  return { ...render(endpoint), secret: endpoint.secret };
}

export function listEndpoints(account: DialectAccount) {
  const data = [...(endpointsBy.get(account)?.values() ?? [])].map(render).reverse();
  return { object: 'list', data, has_more: false, url: '/v1/webhook_endpoints' };
}

/** @throws {StripeError} */
export function deleteEndpoint(account: DialectAccount, id: string) {
  if (!endpointsBy.get(account)?.delete(id)) throw noSuch('webhook_endpoint', id, 'id');
  return { id, object: 'webhook_endpoint', deleted: true };
}

function render({ id, url, enabledEvents, created }: Endpoint) {
  const about = { livemode: false, status: 'enabled', created };
  return { id, object: 'webhook_endpoint', url, enabled_events: enabledEvents, ...about };
}

function listen(account: DialectAccount): Map<string, Endpoint> {
  const endpoints = new Map<string, Endpoint>();
  endpointsBy.set(account, endpoints);
  account.listeners.add((change) => {
    const event = toEvent(account, change);
    const body = event && JSON.stringify(event);
    for (const endpoint of endpoints.values()) {
      if (!event || body === undefined || !endpoint.enabledEvents.includes(event.type)) continue;
      endpoint.sent = endpoint.sent.then(() => send(account, endpoint, body));
    }
  });
  return endpoints;
}

const verbs = { create: 'created', update: 'updated', delete: 'deleted' } as const;

/** https://docs.stripe.com/api/events/object */
function toEvent(account: DialectAccount, { kind, object, record, previous }: AccountChange) {
  const definition = OBJECTS[object as keyof typeof OBJECTS];
  if (!definition) return undefined;
  // A subscription that is canceled stays, and the event is called a deletion all the same.
  const isCanceled =
    definition.deleting === 'cancels' && 'status' in previous && record.values.status === 'canceled';
  const verb = isCanceled ? 'deleted' : verbs[kind];
  const rendered = rendererOf(account, object, definition)(record);
  return {
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    type: `${definition.eventName}.${verb}`,
    created: toSeconds(account.now()),
    livemode: false,
    data: { object: rendered, ...(verb === 'updated' && { previous_attributes: previous }) },
  };
}

/** https://docs.stripe.com/webhooks/signature */
async function send(account: DialectAccount, { url, secret }: Endpoint, body: string): Promise<void> {
  const time = toSeconds(account.rightNow());
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  await answer?.body?.cancel();
}
