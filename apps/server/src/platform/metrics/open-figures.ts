import type { Log } from '../log.ts';
import { type Figures, noFigures } from './figures.ts';

/** Counts only if somebody may read it. The library is loaded only then. */
export async function openFigures(isRead: boolean, log: Log): Promise<Figures> {
  if (!isRead) return noFigures;
  const { createPrometheus } = await import('./prometheus.ts');
  return createPrometheus((metric, err) => log.warn({ metric, err }, 'a metric could not be read'));
}
