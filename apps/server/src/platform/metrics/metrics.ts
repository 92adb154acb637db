/** What a metric measures. Labels never name a project or a person: their number would grow without end. */
interface Metric {
  readonly kind: 'counter' | 'histogram' | 'gauge';
  readonly help: string;
  readonly labels: readonly string[];
  /** The upper bounds of a histogram, in seconds. */
  readonly buckets?: readonly number[];
}

const quick = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const slow = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const waiting = [0.1, 0.5, 1, 5, 15, 60, 300, 1800, 7200, 36_000, 172_800];

/** Every metric that the server serves. */
export const metrics = {
  dowel_requests_total: {
    kind: 'counter',
    help: 'Requests, by operation and the class of their status.',
    labels: ['operation', 'status_class'],
  },
  dowel_request_duration_seconds: {
    kind: 'histogram',
    help: 'From the first byte of a request to its answer.',
    labels: ['operation'],
    buckets: quick,
  },
  dowel_rate_limited_requests_total: {
    kind: 'counter',
    help: 'Requests beyond a rate limit, by the limit.',
    labels: ['limit'],
  },
  dowel_outgoing_calls_total: {
    kind: 'counter',
    help: 'Calls to providers, token endpoints and destinations, by the class of the status or the kind of failure.',
    labels: ['outcome'],
  },
  dowel_outgoing_call_duration_seconds: {
    kind: 'histogram',
    help: 'From the start of an outgoing call to the head of its answer.',
    labels: [],
    buckets: slow,
  },
  dowel_provider_waits_total: {
    kind: 'counter',
    help: 'Calls to providers that had to wait: why ("rate", "quota", or a "pause" that the provider asked for), and whether they "waited" for at most 5 s or are made "later".',
    labels: ['why', 'how'],
  },
  dowel_provider_wait_seconds: {
    kind: 'histogram',
    help: 'How long calls to providers waited for their turn.',
    labels: [],
    buckets: quick,
  },
  dowel_dropped_provider_events_total: {
    kind: 'counter',
    help: 'Events of providers that were not kept: with a wrong signature ("not_genuine"), of an "unknown_account", or "unreadable".',
    labels: ['reason'],
  },
  dowel_credential_refreshes_total: {
    kind: 'counter',
    help: 'Renewals of access tokens, by outcome: "renewed", or the reason of the failure.',
    labels: ['outcome'],
  },
  dowel_delivery_attempts_total: {
    kind: 'counter',
    help: 'Attempts to deliver a message, by outcome.',
    labels: ['outcome'],
  },
  dowel_delivery_duration_seconds: {
    kind: 'histogram',
    help: 'From an event to its delivery, retries included.',
    labels: [],
    buckets: waiting,
  },
  dowel_waiting_items: {
    kind: 'gauge',
    help: 'Work that is due and not done. Of all processes, so each tells the same. Counting stops at some 10,000 or more.',
    labels: ['queue'],
  },
  dowel_oldest_waiting_seconds: {
    kind: 'gauge',
    help: 'How long the oldest of this work has been due. Of all processes, so each tells the same.',
    labels: ['queue'],
  },
  dowel_database_connections: {
    kind: 'gauge',
    help: 'Connections of this process to PostgreSQL, by state.',
    labels: ['state'],
  },
  dowel_database_waiting_requests: {
    kind: 'gauge',
    help: 'Requests of this process that wait for a connection to PostgreSQL.',
    labels: [],
  },
  dowel_database_replica_lag_seconds: {
    kind: 'gauge',
    help: 'How old the last change is that the replica has, while it does not have all. Absent if it does not answer, or follows another primary.',
    labels: [],
  },
} as const satisfies Record<string, Metric>;

type Metrics = typeof metrics;
type NameOf<Kind extends Metric['kind']> = {
  [Name in keyof Metrics]: Metrics[Name]['kind'] extends Kind ? Name : never;
}[keyof Metrics];

export type CounterName = NameOf<'counter'>;
export type HistogramName = NameOf<'histogram'>;
export type GaugeName = NameOf<'gauge'>;
export type LabelsOf<Name extends keyof Metrics> = Readonly<Record<Metrics[Name]['labels'][number], string>>;
