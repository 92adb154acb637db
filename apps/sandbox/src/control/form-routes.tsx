/** @jsxImportSource hono/jsx */
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { KeyFilePage } from '../pages/KeyFilePage.tsx';
import { isSameSite, sendPage } from '../pages/send-page.ts';
import { ALGORITHMS, createServiceAccount } from '../sign-in/service-accounts.ts';
import type { World } from '../world.ts';
import { FAULT_NAMES, removeNamed, switchFault } from './named-faults.ts';
import { ControlError } from './read-body.ts';

const NewKey = z.object({ account: z.string(), algorithm: z.enum(ALGORITHMS) });

const Switched = z.object({
  name: z.enum(FAULT_NAMES),
  account: z.string(),
  on: z.stringbool(),
});

/** What the buttons of the home page do. */
export function formRoutes(world: World) {
  const routes = new Hono();

  routes.post('/service-accounts', async (c) => {
    const { account: id, algorithm } = await readForm(c, NewKey);
    const account = world.accounts.get(id);
    if (!account) throw new ControlError(404, `There is no account "${id}" in this sandbox.`);
    const { origin } = new URL(c.req.url);
    const file = await createServiceAccount(world, account, { algorithm, origin });
    return sendPage(c, <KeyFilePage file={file} />);
  });

  routes.post('/faults', async (c) => {
    const { name, on, account } = await readForm(c, Switched);
    // Nobody has chosen an account when the consent page opens, so the application is what can be named.
    switchFault(world, { name, on, ...(name === 'openerPolicy' ? { clientId: 'dowel-demo' } : { account }) });
    return c.redirect('/#faults', 303);
  });

  routes.post('/mend', async (c) => {
    await readForm(c, z.object({}));
    removeNamed(world, {});
    return c.redirect('/#faults', 303);
  });

  return routes;
}

async function readForm<T extends z.ZodType>(c: Context, shape: T): Promise<z.output<T>> {
  const fields = Object.fromEntries(new URLSearchParams(await c.req.text()));
  const result = shape.safeParse(fields);
  if (isSameSite(c) && result.success) return result.data;
  throw new ControlError(400, 'This form did not come from the home page, so nothing was changed.');
}
