import type { CounterName, GaugeName, HistogramName, LabelsOf } from './metrics.ts';

/** The value of a gauge for one set of labels. */
export interface Level<Name extends GaugeName> {
  readonly labels: LabelsOf<Name>;
  readonly value: number;
}

/** Where code reports what it counts and measures. `metrics.ts` says what there is. */
export interface Figures {
  count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>): void;
  observe<Name extends HistogramName>(name: Name, labels: LabelsOf<Name>, seconds: number): void;
  /** Asks for the value of a gauge whenever somebody reads the metrics. */
  watch<Name extends GaugeName>(name: Name, read: () => Promise<readonly Level<Name>[]>): void;
  /** All metrics as Prometheus reads them. Undefined when nothing is counted, because nobody may read it. */
  readonly print: (() => Promise<PrintedMetrics>) | undefined;
}

export interface PrintedMetrics {
  readonly mediaType: string;
  readonly text: string;
}

/** Counts nothing. */
export const noFigures: Figures = {
  count: () => undefined,
  observe: () => undefined,
  watch: () => undefined,
  print: undefined,
};

/** The class of an HTTP status: `2xx`. */
export function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}
