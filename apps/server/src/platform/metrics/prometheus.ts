import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { answerWithin } from '../answer-within.ts';
import type { Figures } from './figures.ts';
import { metrics } from './metrics.ts';

/** Told when a gauge can no longer be read. The other metrics are printed all the same. */
type OnUnread = (metric: string, error: unknown) => void;

/** How long a gauge may take. Prometheus waits for ten seconds, and has no metric of this process after that. */
const PATIENCE_MS = 5_000;

interface Watched {
  readonly name: string;
  read(): Promise<readonly { readonly labels: object; readonly value: number }[]>;
}

/** Counts for Prometheus, and adds what it knows of the process: processor, memory, event loop. */
export function createPrometheus(onUnread: OnUnread, patienceMs = PATIENCE_MS): Figures {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counters = new Map<string, Counter>();
  const histograms = new Map<string, Histogram>();
  const gauges = new Map<string, Gauge>();
  const watched: Watched[] = [];
  for (const [name, metric] of Object.entries(metrics)) {
    const config = { name, help: metric.help, labelNames: [...metric.labels], registers: [registry] };
    if (metric.kind === 'counter') counters.set(name, new Counter(config));
    else if (metric.kind === 'gauge') gauges.set(name, withoutValue(new Gauge(config)));
    else histograms.set(name, new Histogram({ ...config, buckets: [...metric.buckets] }));
  }
  let unread = new Set<string>();
  /** An old value would look like a current one, so a gauge that cannot be read has none. */
  const readAll = async () => {
    const failed = new Map<string, unknown>();
    const levels = await Promise.all(
      watched.map(async ({ name, read }) => {
        const answer = answerWithin(patienceMs, read(), 'This took too long.');
        const own = await answer.catch((error: unknown) => void failed.set(name, error));
        return (own ?? []).map((level) => ({ name, ...level }));
      }),
    );
    for (const [name, error] of failed) if (!unread.has(name)) onUnread(name, error);
    unread = new Set(failed.keys());
    return levels.flat();
  };
  return {
    count: (name, labels) => counters.get(name)?.inc({ ...labels }),
    observe: (name, labels, seconds) => histograms.get(name)?.observe({ ...labels }, seconds),
    watch: (name, read) => void watched.push({ name, read }),
    async print() {
      const levels = await readAll();
      // All at once: another reader may be waiting for values, or printing them.
      for (const gauge of gauges.values()) withoutValue(gauge);
      for (const { name, labels, value } of levels) gauges.get(name)?.set({ ...labels }, value);
      return { mediaType: registry.contentType, text: await registry.metrics() };
    },
  };
}

/** Without labels, the library would say 0. */
function withoutValue(gauge: Gauge): Gauge {
  gauge.reset();
  gauge.remove({});
  return gauge;
}
