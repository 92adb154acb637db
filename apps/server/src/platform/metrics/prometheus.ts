import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Figures, Level } from './figures.ts';
import { type GaugeName, metrics } from './metrics.ts';

/** Told when a gauge could not be read. The other metrics are printed all the same. */
type OnUnread = (metric: string, error: unknown) => void;

/** Counts for Prometheus, and adds what it knows of the process: processor, memory, event loop. */
export function createPrometheus(onUnread: OnUnread): Figures {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counters = new Map<string, Counter>();
  const histograms = new Map<string, Histogram>();
  const gauges = new Map<string, Gauge>();
  const watched: (() => Promise<void>)[] = [];
  for (const [name, metric] of Object.entries(metrics)) {
    const config = { name, help: metric.help, labelNames: [...metric.labels], registers: [registry] };
    if (metric.kind === 'counter') counters.set(name, new Counter(config));
    else if (metric.kind === 'gauge') gauges.set(name, withoutValue(new Gauge(config)));
    else histograms.set(name, new Histogram({ ...config, buckets: [...metric.buckets] }));
  }
  return {
    count: (name, labels) => counters.get(name)?.inc({ ...labels }),
    observe: (name, labels, seconds) => histograms.get(name)?.observe({ ...labels }, seconds),
    watch: (name, read) => void watched.push(() => readInto(name, gauges.get(name), read, onUnread)),
    async print() {
      await Promise.all(watched.map((read) => read()));
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

/** An old value would look like a current one, so a gauge that cannot be read has none. */
async function readInto<Name extends GaugeName>(
  name: Name,
  gauge: Gauge | undefined,
  read: () => Promise<readonly Level<Name>[]>,
  onUnread: OnUnread,
): Promise<void> {
  if (gauge) withoutValue(gauge);
  try {
    for (const { labels, value } of await read()) gauge?.set({ ...labels }, value);
  } catch (error) {
    onUnread(name, error);
  }
}
