import type {
  Delivery,
  DeliveryWithAttempts,
  ListDeliveriesQuery,
  ReplayedDeliveries,
  ReplayFailed,
  SendTestEvent,
} from '../resources/deliveries.ts';
import { wire } from './wire.ts';

const delivery = '/projects/{projectIdOrName}/deliveries/{deliveryId}' as const;
/** Takes the id or the name. */
const destination = '/projects/{projectIdOrName}/destinations/{destination}' as const;

/** Lists the newest first. A page has 100 when `pageSize` is absent. */
export const listDeliveries = /* @__PURE__ */ wire<{ query: ListDeliveriesQuery; success: Delivery[] }>()({
  operation: 'listDeliveries',
  method: 'GET',
  path: '/projects/{projectIdOrName}/deliveries',
  access: 'full',
  added: true,
});

export const getDelivery = /* @__PURE__ */ wire<{ success: DeliveryWithAttempts }>()({
  operation: 'getDelivery',
  method: 'GET',
  path: delivery,
  access: 'full',
  added: true,
});

/** Sends a message once more, at once. No other attempt follows when it fails. */
export const replayDelivery = /* @__PURE__ */ wire<{ success: Delivery }>()({
  operation: 'replayDelivery',
  method: 'POST',
  path: `${delivery}:replay`,
  access: 'full',
  added: true,
});

/** Sends every message once more that has failed for a destination. */
export const replayFailedDeliveries = /* @__PURE__ */ wire<{
  body: ReplayFailed;
  success: ReplayedDeliveries;
}>()({
  operation: 'replayFailedDeliveries',
  method: 'POST',
  path: `${destination}:replay-failed`,
  access: 'full',
  added: true,
});

/** Sends an example to a destination, the way of a real event. Its body says `isTest`. */
export const sendTestEvent = /* @__PURE__ */ wire<{ body: SendTestEvent; success: Delivery }>()({
  operation: 'sendTestEvent',
  method: 'POST',
  path: `${destination}:send-test-event`,
  access: 'full',
  status: 201,
  added: true,
});
