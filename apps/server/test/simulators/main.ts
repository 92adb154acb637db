import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createSimulators } from './app.ts';

const { fetch } = createSimulators();
serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
  console.log(`Simulated providers listening on http://localhost:${port}`);
});
