import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import * as z from 'zod';
import { askSandbox } from './ask-sandbox.ts';
import { cookie, personOf } from './people.ts';

const Listed = z.object({
  faults: z.array(
    z.object({
      name: z.string().optional(),
      on: z.boolean().default(true),
      account: z.string().optional(),
      clientId: z.string().optional(),
    }),
  ),
});

/** The application with which the demo project signs in to Juniper. */
const demoApp = 'dowel-demo';

/**
 * Switches faults of the sandbox provider, for the account of the signed-in person's company. A real product has nothing
 * like this.
 * @param sandboxUrl where the sandbox listens
 */
export function createFaultRoutes(sandboxUrl: () => string): Hono {
  const routes = new Hono();

  routes.get('/', async (context) => {
    const answer = await askFaults(sandboxUrl(), 'GET');
    const account = accountOf(context);
    const { faults } = Listed.parse(await answer.json());
    const mine = faults.filter((fault) => (fault.account ?? account) === account);
    return context.json({
      account,
      on: mine.filter(({ on }) => on).map(({ name }) => name),
      off: mine.filter(({ on }) => !on).map(({ name }) => name),
    });
  });

  routes.put('/:name', async (context) => {
    const { on } = z.object({ on: z.boolean() }).parse(await context.req.json());
    const name = context.req.param('name');
    // The account is chosen on the consent page, so what happens to that page cannot depend on it.
    const scope = name === 'openerPolicy' ? { clientId: demoApp } : { account: accountOf(context) };
    await askFaults(sandboxUrl(), 'POST', { name, on, ...scope });
    return context.body(null, 204);
  });

  routes.delete('/', async (context) => {
    await askFaults(sandboxUrl(), 'DELETE');
    return context.body(null, 204);
  });

  return routes;
}

/** The companies of the playground have accounts of the same names at Juniper. */
function accountOf(context: Context): string {
  return personOf(getCookie(context, cookie)).groupRef;
}

function askFaults(sandboxUrl: string, method: string, body?: unknown): Promise<Response> {
  const request = { method, path: '/control/faults', body };
  return askSandbox(sandboxUrl, request, ', so nothing was switched. Start it with npm start.');
}
