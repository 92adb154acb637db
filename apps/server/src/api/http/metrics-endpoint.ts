import { timingSafeEqual } from 'node:crypto';
import { metricsTokenProblem } from '@dowel/schema/rules';
import { Hono } from 'hono';
import { createContext, type Dependencies } from '../../context.ts';
import { sha256 } from '../../platform/digest.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { limitStranger, senderOf } from './limit-requests.ts';
import type { HttpVariables } from './response-head.ts';

/** Serves `GET /metrics` with the others. With a port of its own it is only there, and without a token nowhere else. */
export function mountMetrics(app: Hono<HttpVariables>, dependencies: Dependencies): void {
  const { port, token } = dependencies.env.metrics;
  if (port !== undefined || token === undefined) return;
  app.get('/metrics', async (c) => {
    if (!isRight(token, c.req.header('authorization'))) {
      await limitStranger({
        context: createContext(dependencies, c.get('requestId'), { sender: senderOf(c, dependencies) }),
      });
      throw new ProblemError('credentials_missing', { ...metricsTokenProblem(), headers: challenge });
    }
    return printed(dependencies);
  });
}

/** The app of the port for metrics. It knows no other path. */
export function createMetricsApp(dependencies: Dependencies): Hono {
  const { token } = dependencies.env.metrics;
  const app = new Hono();
  app.get('/metrics', async (c) => {
    const isAllowed = token === undefined || isRight(token, c.req.header('authorization'));
    return isAllowed ? printed(dependencies) : c.text(`${metricsTokenProblem().detail}\n`, 401, challenge);
  });
  return app;
}

const challenge = { 'WWW-Authenticate': 'Bearer' };

async function printed({ figures }: Dependencies): Promise<Response> {
  const metrics = await figures.print?.();
  return new Response(metrics?.text ?? '', {
    headers: { 'Content-Type': metrics?.mediaType ?? 'text/plain', 'Cache-Control': 'no-store' },
  });
}

/** Compares digests, so that the time tells nothing of the token. */
function isRight(token: string, authorization: string | undefined): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(token)));
}
