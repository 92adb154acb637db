import { createHmac, randomBytes } from 'node:crypto';
import type { AccountChange, DialectAccount } from '../account.ts';
import { keepSubscriptions, PAST, type Subscription } from '../subscriptions.ts';
import { toEpochSeconds } from '../times.ts';
import { noSuch, StripeError } from './errors.ts';
import type { Form } from './form.ts';
import { OBJECTS, type StripeObject } from './objects.ts';
import { rendererOf } from './records.ts';

/** Somebody who is told of events. */
interface Endpoint extends Subscription {
  readonly secret: string;
  readonly created: number;
}

const { all, add, subscriptionsOf } = keepSubscriptions<Endpoint>({
  tell(account, change, living) {
    if (!Object.hasOwn(OBJECTS, change.object)) return [];
    const event = toEvent(account, change);
    const body = JSON.stringify(event);
    return living
      .filter(({ events }) => events.includes(event.type))
      .map((endpoint) => [endpoint, { body, headers: signature(account, endpoint, body) }] as const);
  },
});

/** The subscriptions to changes in an account. */
export { subscriptionsOf };

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
  const endpoint = add(account, {
    id: `we_${randomBytes(12).toString('hex')}`,
    url,
    events: events.map(String),
    secret: `whsec_${randomBytes(24).toString('hex')}`,
    created: toEpochSeconds(account.now()),
  });
  return { ...render(endpoint), secret: endpoint.secret };
}

export function listEndpoints(account: DialectAccount) {
  const data = [...all(account).values()].map(render).reverse();
  return { object: 'list', data, has_more: false, url: '/v1/webhook_endpoints' };
}

/** @throws {StripeError} */
export function deleteEndpoint(account: DialectAccount, id: string) {
  if (!all(account).delete(id)) throw noSuch('webhook_endpoint', id, 'id');
  return { id, object: 'webhook_endpoint', deleted: true };
}

function render({ id, url, events, created }: Endpoint) {
  const about = { livemode: false, status: 'enabled', created };
  return { id, object: 'webhook_endpoint', url, enabled_events: events, ...about };
}

/** https://docs.stripe.com/api/events/object */
function toEvent(account: DialectAccount, { kind, object, record, previous }: AccountChange) {
  const { object: type, eventName = type, deleting } = OBJECTS[object] as StripeObject;
  // A subscription that is canceled stays, and the event is called a deletion all the same.
  const isCanceled = deleting === 'cancels' && 'status' in previous && record.values.status === 'canceled';
  const verb = isCanceled ? 'deleted' : PAST[kind];
  return {
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    type: `${eventName}.${verb}`,
    created: toEpochSeconds(account.now()),
    livemode: false,
    data: {
      object: rendererOf(account, object)(record),
      ...(verb === 'updated' && { previous_attributes: previous }),
    },
  };
}

/** https://docs.stripe.com/webhooks/signature */
function signature(account: DialectAccount, { secret }: Endpoint, body: string) {
  const time = toEpochSeconds(account.rightNow());
  const signed = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { 'stripe-signature': `t=${time},v1=${signed}` };
}
