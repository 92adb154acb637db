import { createTokenSigner } from '@dowel/client/server';
import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import { createCrmRoutes } from './crm-routes.ts';
import { crmSync } from './crm-sync.ts';
import { type DemoFile, readDemoFile } from './demo-file.ts';
import { createFaultRoutes } from './fault-routes.ts';
import { findWebhook } from './find-webhook.ts';
import { cookie, people, personOf } from './people.ts';
import { createWebhookRoutes } from './webhook-routes.ts';

/** The pretend product's backend. It knows who is signed in, and issues Dowel tokens for that person only. */
export const app = new Hono();

app.get('/api/session', async (context) => {
  const { baseUrl, project, integrations } = await configured();
  return context.json({
    person: personOf(getCookie(context, cookie)),
    people,
    dowel: { baseUrl, project, integrations },
    sandboxUrl: sandboxUrl(),
  });
});

app.put('/api/session', async (context) => {
  const { consumerRef } = await context.req.json<{ consumerRef?: string }>();
  const person = personOf(consumerRef);
  setCookie(context, cookie, person.consumerRef, { httpOnly: true, sameSite: 'Lax', path: '/' });
  return context.json({ person });
});

/**
 * The one endpoint that Dowel needs from a product. The token is for the person of the session. The request only has to
 * match that person, so no page can get a token for another company by asking for it.
 */
app.post('/api/dowel-token', async (context) => {
  const asked = await context.req.json<{ consumerRef?: string; groupRef?: string }>();
  const person = personOf(getCookie(context, cookie));
  const { consumerRef, groupRef } = person;
  if (asked.consumerRef !== consumerRef || asked.groupRef !== groupRef) {
    throw new HTTPException(403, { message: 'You are signed in as somebody else. Reload the page.' });
  }
  const { jwtKey } = await configured();
  const token = await createTokenSigner(jwtKey).sign(person);
  return context.json({ token });
});

app.route('/api', createWebhookRoutes(findWebhook));

/** Where the sandbox provider listens. It is read at each request, as the demo file is. */
const sandboxUrl = () => process.env.DOWEL_SANDBOX_URL ?? 'http://localhost:4320';
app.route('/api/faults', createFaultRoutes(sandboxUrl));
app.route('/api/crm', createCrmRoutes(sandboxUrl, crmSync));

app.onError((error, context) => {
  const status = error instanceof HTTPException ? error.status : 500;
  return context.json({ message: error.message }, status);
});

async function configured(): Promise<DemoFile> {
  try {
    return await readDemoFile();
  } catch (error) {
    throw new HTTPException(503, { message: error instanceof Error ? error.message : String(error) });
  }
}
