import type { MetricsSettings } from '../env.ts';
import type { Log } from '../log.ts';
import { type Figures, noFigures } from './figures.ts';

/** Counts only if somebody may read it. The library is loaded only then. */
export async function openFigures({ metrics }: { metrics: MetricsSettings }, log: Log): Promise<Figures> {
  if (metrics.port === undefined && metrics.token === undefined) return noFigures;
  const { createPrometheus } = await import('./prometheus.ts');
  return createPrometheus((metric, err) => log.warn({ metric, err }, 'a metric could not be read'));
}
