import { Resolver } from 'node:dns/promises';

/** Finds the TXT records of a name. A record in several parts is joined. An unknown name has none. */
export type FindTxtRecords = (name: string) => Promise<string[]>;

/** Asks DNS. Answers within some seconds, or throws. */
export function createTxtRecords({ timeoutMs = 3_000 } = {}): FindTxtRecords {
  return async (name) => {
    const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
    try {
      const records = await resolver.resolveTxt(name);
      return records.map((parts) => parts.join(''));
    } catch (error) {
      if (
        error instanceof Error &&
        'code' in error &&
        ['ENOTFOUND', 'ENODATA'].includes(String(error.code))
      ) {
        return [];
      }
      throw error;
    }
  };
}
