import { serve } from '@hono/node-server';
import type { Dependencies } from '../../context.ts';
import { createMetricsApp } from './metrics-endpoint.ts';

/** The port for metrics, while it is open. */
export interface MetricsPort {
  close(): void;
}

/**
 * Listens on the port for metrics, if the settings name one.
 * @throws {Error} when the port is taken
 */
export function serveMetrics(dependencies: Dependencies): Promise<MetricsPort | undefined> {
  const { env } = dependencies;
  const { port } = env.metrics;
  if (port === undefined) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const { fetch } = createMetricsApp(dependencies);
    const server = serve({ fetch, port, hostname: env.host }, (address) => {
      console.log(`Metrics on http://localhost:${address.port}/metrics`);
      resolve({ close: () => void server.close() });
    });
    server.on('error', (error) =>
      reject(
        new Error(
          `The server cannot listen on port ${port} for metrics: ${error.message}. Set DOWEL_METRICS_PORT to a free port.`,
        ),
      ),
    );
  });
}
