import { createDice } from '@dowel/sandbox/crm/generate.ts';
import type { Dialect, SimulatedObject } from '../dialect.ts';
import { seededId } from './objects/ids.ts';
import { OBJECTS } from './objects/objects.ts';
import type { StripeObject } from './objects/stripe-object.ts';
import { refuse } from './refuse.ts';
import { stripeRoutes } from './routes.ts';
import { listEndpoints } from './webhook-endpoints.ts';

/** Stripe's API, version 1. A secret key is sent as a bearer token, or as the user name of HTTP basic. */
export const stripeDialect: Dialect = {
  provider: 'stripe',
  objects: Object.fromEntries(Object.entries(OBJECTS).map(([name, object]) => [name, toSimulated(object)])),
  routes: stripeRoutes,
  refuse,
  subscriptionsOf: (account) =>
    listEndpoints(account).data.map(({ id, url, enabled_events: events }) => ({ id, url, events })),
  credentialOf(request) {
    const header = request.headers.get('authorization') ?? '';
    const [, scheme, value = ''] = /^(\w+) (.+)$/.exec(header) ?? [];
    if (scheme?.toLowerCase() !== 'basic') return scheme?.toLowerCase() === 'bearer' ? value : undefined;
    return Buffer.from(value, 'base64').toString().split(':')[0];
  },
};

function toSimulated(object: StripeObject): SimulatedObject {
  const valuesOf = (index: number) => ({ ...object.blank, ...object.seed(index, createDice(index + 1)) });
  return {
    fields: Object.entries(valuesOf(0)).map(([name, value]) => ({ name, type: typeOf(object, name, value) })),
    idOf: (index) => seededId(object.idPrefix, index),
    valuesOf,
  };
}

function typeOf({ parameters }: StripeObject, name: string, value: unknown): string {
  return parameters[name] ?? typeof value;
}
