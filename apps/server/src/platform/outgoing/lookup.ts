import { type LookupAddress, type LookupOptions, lookup as systemLookup } from 'node:dns';
import pLimit from 'p-limit';

/** Resolves names, as `node:dns` does when it is asked for all addresses of a name. */
export type Lookup = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Node looks up half as many names at once as it has threads (`main.ts`). The rest is for the name of the database. */
const MOST_AT_ONCE = 24;
/** How many more at once, of names whose server did not answer the last time. Other names do not wait for these. */
const SILENT_AT_ONCE = 4;
/** How many such names are known at most. */
const SILENT_KNOWN = 1_000;

/**
 * Looks up each name once, however many ask for it at the same time, and leaves lookups to others. A lookup keeps a thread
 * until a name server answers, so a few customers with dead name servers would stop all connections of the process.
 */
export function sparingly(resolve: Lookup): Lookup {
  const [limit, silentLimit] = [pLimit(MOST_AT_ONCE), pLimit(SILENT_AT_ONCE)];
  const silent = new Set<string>();
  const underWay = new Map<string, Promise<LookupAddress[]>>();
  const find = (hostname: string, options: LookupOptions & { all: true }) =>
    new Promise<LookupAddress[]>((found, reject) =>
      resolve(hostname, options, (error, addresses) => {
        silent.delete(hostname);
        if (silent.size >= SILENT_KNOWN) silent.clear();
        if (error?.code === 'EAI_AGAIN') silent.add(hostname);
        return error ? reject(error) : found(addresses);
      }),
    );
  return (hostname, options, callback) => {
    const name = `${hostname} ${options.family} ${options.hints}`;
    const own = silent.has(hostname) ? silentLimit : limit;
    const finding = underWay.get(name) ?? own(find, hostname, options).finally(() => underWay.delete(name));
    underWay.set(name, finding);
    finding.then(
      (addresses) => callback(null, addresses),
      (error) => callback(error, []),
    );
  };
}

/** All connections of a process share its threads. */
export const lookup = sparingly(systemLookup);
