import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import * as z from 'zod';
import { askSandbox } from './ask-sandbox.ts';
import { cookie, personOf } from './people.ts';

const Contact = z.object({
  id: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  job_title: z.string().nullable(),
});
export type Contact = z.infer<typeof Contact>;

/** How many contacts the page shows. */
const SHOWN = 5;
/** As many as Juniper lists at once. */
const LISTED = 200;

const Change = z.object({ job_title: z.string() });

/** What Dowel does for this product in the customer's CRM. */
export interface CrmSync {
  /** Asks for a read of the company's contacts. */
  read(groupRef: string): Promise<void>;
  /** Changes a contact of the company's account. */
  write(groupRef: string, contact: { id: string; role: string }): Promise<void>;
}

/**
 * Lets the signed-in person play the customer who works in Juniper, and the product that reads and writes there. A real
 * product only has the last two.
 * @param sandboxUrl where the sandbox listens
 */
export function createCrmRoutes(sandboxUrl: () => string, sync: CrmSync): Hono {
  const routes = new Hono();

  routes.get('/contacts', async (context) => {
    const answer = await askJuniper(sandboxUrl(), context, 'GET', `?limit=${LISTED}`);
    const { records } = z.object({ records: z.array(Contact) }).parse(await answer.json());
    // Juniper lists what has changed last at the end, where nobody would see it again.
    const byId = records.toSorted((left, right) => left.id.localeCompare(right.id));
    return context.json({ contacts: byId.slice(0, SHOWN) });
  });

  routes.patch('/contacts/:id', async (context) => {
    const change = Change.parse(await context.req.json());
    await askJuniper(
      sandboxUrl(),
      context,
      'PATCH',
      `/${encodeURIComponent(context.req.param('id'))}`,
      change,
    );
    return context.body(null, 204);
  });

  routes.post('/contacts/:id/write', async (context) => {
    const { job_title: role } = Change.parse(await context.req.json());
    await sync.write(groupOf(context), { id: context.req.param('id'), role });
    return context.body(null, 204);
  });

  routes.post('/read', async (context) => {
    await sync.read(groupOf(context));
    return context.body(null, 204);
  });

  return routes;
}

function groupOf(context: Context): string {
  return personOf(getCookie(context, cookie)).groupRef;
}

/** Every company of the playground has an account of the same name at Juniper, with a key that everybody knows. */
function askJuniper(
  sandboxUrl: string,
  context: Context,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const headers = { 'x-api-key': `juniper_demo_${groupOf(context)}`, 'content-type': 'application/json' };
  const request = { method, path: `/api/v1/objects/contacts/records${path}`, headers, body };
  return askSandbox(sandboxUrl, request, ". Start it with npm start, or mend it on an integration's page.");
}
