import type { SupportedDestinationType } from '@dowel/schema/rules';
import type { DestinationAdapter } from './destination-adapter.ts';

/** Every supported type but `webhook`, which is delivered without an adapter. */
type AdapterType = Exclude<SupportedDestinationType, 'webhook'>;

type Loader = () => Promise<DestinationAdapter>;

const adapters: Readonly<Record<string, Loader>> = {} satisfies Record<AdapterType, Loader>;

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
