import type { ExplainedRequest, Log, OperationExplanation } from '@dowel/schema';
import { serverNow } from '../../app/clock.ts';
import type { State } from '../../words/states.ts';
import { count, duration, sayTimes } from '../../words/time.ts';

/** A line of the timeline. */
export interface Step {
  readonly key: string;
  readonly time: string;
  readonly state: Pick<State, 'tone' | 'icon'>;
  /** What happened, and further words. */
  readonly title: string;
  readonly detail?: string | undefined;
  readonly durationMs?: number | undefined;
  /** Where it stands on the scale of the whole run, from 0 to 1. */
  readonly from: number;
  readonly length: number;
  /** What was asked and answered. */
  readonly request?: ExplainedRequest | undefined;
  readonly details?: Readonly<Record<string, string>> | undefined;
  /** The step on which it ended. */
  readonly isDecisive: boolean;
}

/** What the run said at its end of what comes next, unless the time of that has passed. */
export function nextStep({ next }: OperationExplanation, now = serverNow()): string | undefined {
  const time = next?.match(/\d\S+Z/)?.[0];
  return time && Date.parse(time) < now ? undefined : next;
}

/** The log and the requests of a run as one line of time, with the deciding step marked. */
export function toSteps({ operation, timeline, requests, durationMs }: OperationExplanation): Step[] {
  const entries = [...timeline.map(fromLog), ...requests.map(fromRequest)].sort(
    (a, b) => begin(a) - begin(b) || a.order - b.order,
  );
  const started = Math.min(
    ...entries.map(begin),
    Date.parse(operation.createTime ?? '') || Number.POSITIVE_INFINITY,
  );
  const ended = Math.max(...entries.map(({ time }) => Date.parse(time)), started + (durationMs ?? 0));
  const whole = Math.max(1, ended - started);
  const worst = operation.status === 'failure' ? decisive(entries) : undefined;
  return entries.map((entry, index) => ({
    ...entry,
    key: `step-${index + 1}`,
    from: Math.max(0, begin(entry) - started) / whole,
    length: (entry.durationMs ?? 0) / whole,
    isDecisive: entry === worst,
  }));
}

type Entry = Omit<Step, 'key' | 'from' | 'length' | 'isDecisive'> & { readonly order: number };

/** A request is noted when it was answered. */
const begin = ({ time, durationMs = 0 }: Entry) => Date.parse(time) - durationMs;

/** The last request that was refused; else the last line that is an error; else the last that warns. */
function decisive(entries: readonly Entry[]): Entry | undefined {
  const last = (test: (entry: Entry) => boolean) => entries.filter(test).at(-1);
  return (
    last(({ request, state }) => request !== undefined && state.tone === 'danger') ??
    last(({ state }) => state.tone === 'danger') ??
    last(({ state }) => state.tone === 'warning')
  );
}

const bySeverity: Record<string, Step['state']> = {
  ERROR: { tone: 'danger', icon: 'danger' },
  WARNING: { tone: 'warning', icon: 'warning' },
};

function fromLog({ timestamp, severity, message: { msg, error, details } }: Log): Entry {
  return {
    time: timestamp,
    state: bySeverity[severity] ?? { tone: 'neutral', icon: 'info' },
    title: sayTimes(msg),
    detail: error && sayTimes(error),
    details: details && Object.keys(details).length > 0 ? details : undefined,
    order: 1,
  };
}

function fromRequest(request: ExplainedRequest): Entry {
  const { time, status, recordCount, error, durationMs } = request;
  const words = [
    status === undefined ? 'no answer' : String(status),
    recordCount !== undefined && count(recordCount, 'record'),
    error,
  ];
  return {
    time,
    state: stateOf(request),
    title: request.request ?? 'Request',
    detail: words.filter(Boolean).join('\u00a0· '),
    durationMs,
    request,
    order: 0,
  };
}

/** An answer that could not be used has failed, whatever its status. */
function stateOf({ status, error }: ExplainedRequest): Step['state'] {
  if (status === 429) return { tone: 'info', icon: 'again' };
  if (status !== undefined && status < 400 && error === undefined)
    return { tone: 'success', icon: 'success' };
  return { tone: 'danger', icon: 'danger' };
}

/** What a step says of its length. */
export function lengthWords({ durationMs }: Step): string {
  return durationMs === undefined ? '' : duration(durationMs);
}
