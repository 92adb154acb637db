import type { SupportedDestinationType } from '@dowel/schema/rules';
import type { DestinationAdapter } from './destination-adapter.ts';

/** Every supported type but `webhook`, which is delivered without an adapter, and `inbox`, which is no other place. */
type AdapterType = Exclude<SupportedDestinationType, 'webhook' | 'inbox'>;

type Loader = () => Promise<DestinationAdapter>;

const adapters: Readonly<Record<string, Loader>> = {
  clickhouse: async () => (await import('./clickhouse.ts')).clickhouse,
  kafka: async () => (await import('./kafka.ts')).kafka,
  kinesis: async () => (await import('./kinesis.ts')).kinesis,
  nats: async () => (await import('./nats.ts')).nats,
  pubsub: async () => (await import('./pubsub.ts')).pubsub,
  rabbitmq: async () => (await import('./rabbitmq.ts')).rabbitmq,
  s3: async () => (await import('./s3.ts')).s3,
  slack: async () => (await import('./slack.ts')).slack,
  sqs: async () => (await import('./sqs.ts')).sqs,
} satisfies Record<AdapterType, Loader>;

/** Whether messages for this type of destination go through an adapter. */
export function hasAdapter(type: string): type is AdapterType {
  return Object.hasOwn(adapters, type);
}

/**
 * Loads the code for one type of destination. Nothing of it is loaded before its first use.
 * @throws {Error} when the type has none. `hasAdapter` tells before.
 */
export async function loadAdapter(type: string): Promise<DestinationAdapter> {
  const load = hasAdapter(type) ? adapters[type] : undefined;
  if (!load) throw new Error(`No adapter delivers to destinations of the type "${type}".`);
  return load();
}
