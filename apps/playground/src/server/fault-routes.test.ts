import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { app } from './app.ts';
import { createFaultRoutes } from './fault-routes.ts';

describe('switching a fault without a sandbox', () => {
  it('says that the sandbox does not answer', async () => {
    // Nothing listens on port 1.
    const routes = createFaultRoutes(() => 'http://localhost:1');
    const response = await routes.request('/slow', { method: 'PUT', body: '{"on": true}' });

    expect(response.status).toBe(503);
    expect(await response.text()).toBe(
      'The sandbox at http://localhost:1 does not answer, so nothing was switched. Start it with npm start.',
    );
  });

  it('tells the page in JSON', async () => {
    vi.stubEnv('DOWEL_SANDBOX_URL', 'http://localhost:1');
    onTestFinished(() => void vi.unstubAllEnvs());
    const response = await app.request('/api/faults');

    expect(response.status).toBe(503);
    expect(await response.json()).toHaveProperty('message');
  });
});
