import { Hono } from 'hono';
import * as z from 'zod';
import { OBJECT_NAMES } from '../crm/objects.ts';
import type { World } from '../world.ts';
import { FAULT_NAMES, isChosen, removeNamed, switchFault } from './named-faults.ts';
import { readBody } from './read-body.ts';

const Scope = z.object({
  apiKey: z.string().optional(),
  clientId: z.string().optional(),
  account: z.string().optional(),
});

const NewNamedFault = Scope.extend({
  name: z.enum(FAULT_NAMES),
  on: z.boolean().default(true),
  times: z.int().positive().optional(),
  object: z.enum(OBJECT_NAMES).optional(),
  retryAfterSeconds: z.int().nonnegative().optional(),
  delayMs: z.int().positive().max(120_000).optional(),
  status: z.int().min(500).max(599).optional(),
});

const NewFault = Scope.extend({
  path: z.string().startsWith('/'),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
  status: z.int().min(200).max(599).optional(),
  times: z.int().positive().optional(),
  retryAfterSeconds: z.int().nonnegative().optional(),
  delayMs: z.int().positive().max(120_000).optional(),
  body: z.json().optional(),
}).refine((fault) => fault.status !== undefined || fault.delayMs !== undefined, {
  message: 'A fault needs a status, a delayMs or both: it would do nothing',
});

const Chosen = Scope.extend({ name: z.enum(FAULT_NAMES).optional() });

/** Switches faults on and off, those with a name and those for a path. */
export function faultRoutes(world: World) {
  const routes = new Hono();

  routes.get('/', (c) => c.json({ faults: [...world.namedFaults, ...world.faults] }));

  routes.post('/', async (c) => {
    const isNamed = 'name' in (await c.req.json().catch(() => ({})));
    if (isNamed) {
      const fault = await readBody(c, NewNamedFault);
      const once = fault.name === 'loseRefreshAnswer' ? { times: 1 } : {};
      const changed = switchFault(world, { ...once, ...fault });
      return c.json({ faults: world.namedFaults.size + world.faults.size, changed }, 201);
    }
    world.faults.add(await readBody(c, NewFault));
    return c.json({ faults: world.namedFaults.size + world.faults.size }, 201);
  });

  routes.delete('/', (c) => {
    const { name, ...scope } = Chosen.parse(c.req.query());
    removeNamed(world, scope, name);
    for (const fault of name ? [] : world.faults) {
      if (isChosen(fault, scope)) world.faults.delete(fault);
    }
    return c.body(null, 204);
  });

  return routes;
}
