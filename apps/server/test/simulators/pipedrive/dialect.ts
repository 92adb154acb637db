import { createHash } from 'node:crypto';
import { createDice } from '@dowel/sandbox/crm/generate.ts';
import type { Dialect, SimulatedObject } from '../dialect.ts';
import { OBJECTS, type PipedriveObject } from './objects.ts';
import { refuse } from './refuse.ts';
import { pipedriveRoutes } from './routes.ts';
import { webhooksOf } from './webhooks.ts';

/** Pipedrive's API: version 2 for most objects, and version 1 for leads, notes and users. */
export const pipedriveDialect: Dialect = {
  provider: 'pipedrive',
  objects: Object.fromEntries(
    Object.entries(OBJECTS).map(([name, object]) => [name, toSimulated(name, object)]),
  ),
  routes: pipedriveRoutes,
  refuse,
  subscriptionsOf: webhooksOf,
  authorizePath: '/oauth/authorize',
  tokenPath: '/oauth/token',
};

function toSimulated(name: string, { fields, hasUuid, seed }: PipedriveObject): SimulatedObject {
  const custom = fields.filter(({ isCustom }) => isCustom);
  return {
    fields,
    idOf: (index) => (hasUuid ? uuidOf(`${name} ${index}`) : String(index + 1)),
    valuesOf(index) {
      const dice = createDice(index + 1);
      const own = seed(index, dice);
      // People leave some custom fields empty.
      const filled = custom
        .filter(() => dice.int(0, 2) > 0)
        .map((field) => [field.name, sampleOf(field.type, dice.int(1, 3))]);
      return { ...own, ...Object.fromEntries(filled) };
    },
  };
}

function sampleOf(type: string, number: number): unknown {
  if (type === 'enum' || type === 'int') return number;
  return type === 'date' ? `199${number}-05-17` : `Choice ${number}`;
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
