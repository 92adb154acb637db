import {
  type Connector,
  factsOf,
  ProviderError,
  type ProviderFetch,
  type ProviderRecord,
  type ReadRequest,
  readPage,
} from './engine.ts';

/** A record that was read, and what reading must know of it. */
export interface ReadRecord {
  readonly record: ProviderRecord;
  readonly id: string | undefined;
  readonly updateMs: number | undefined;
  readonly isDeleted: boolean;
}

/** What was read of a list. */
export interface Reading {
  readonly records: readonly ReadRecord[];
  readonly pages: number;
  /** The connector said that there is no further page. */
  readonly isWhole: boolean;
}

/** What a case has found out is wrong. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** A page, of half of the records or fewer if they are too much for the provider. So does a read. */
async function readSmaller(
  connector: Connector,
  request: Parameters<typeof readPage>[1],
  fetch: ProviderFetch,
): ReturnType<typeof readPage> {
  try {
    return await readPage(connector, request, fetch);
  } catch (error) {
    const isTooLarge = error instanceof ProviderError && error.kind === 'too_large';
    if (!isTooLarge || request.pageSize <= 1) throw error;
    return readSmaller(connector, { ...request, pageSize: Math.floor(request.pageSize / 2) }, fetch);
  }
}

/**
 * Reads the first pages of a list.
 * @throws {Fault} when a page leads back to one that was read
 * @throws {ProviderError}
 */
export async function readPages(
  connector: Connector,
  request: ReadRequest,
  { fetch, mostPages }: { readonly fetch: ProviderFetch; readonly mostPages: number },
): Promise<Reading> {
  const facts = connector.object(request.objectName);
  const records: ReadRecord[] = [];
  const places = new Set<string>();
  let cursor: Awaited<ReturnType<typeof readPage>>['nextCursor'];
  for (let pages = 1; ; pages += 1) {
    const page = await readSmaller(connector, { ...request, ...(cursor && { cursor }) }, fetch);
    records.push(...page.records.map((record) => ({ record, ...factsOf(facts, record) })));
    if (page.oddEntries.length > 0)
      throw new Fault(`Page ${pages} has what is no record: ${page.oddEntries.join(', ')}.`);
    cursor = page.nextCursor;
    if (!cursor) return { records, pages, isWhole: true };
    const place = cursor.toSend();
    if (places.has(place)) throw new Fault(`Page ${pages} leads back to a page that was read.`);
    places.add(place);
    if (pages >= mostPages) return { records, pages, isWhole: false };
  }
}
