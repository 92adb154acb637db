import { ProviderText } from '../provider-words/provider-text.ts';
import { noSecrets } from '../provider-words/secrets-in-use.ts';
import type { AskedCall, Connector, PageRequest, Position, ProviderPage } from './connector.ts';
import type { ProviderFetch } from './engine/call.ts';
import { firstRecords } from './engine/read-page.ts';

/**
 * Reads one page, whose cursor is a position as it is stored.
 * @throws {ProviderError}
 */
export async function readPage(
  connector: Connector,
  { cursor, ...request }: PageRequest,
  fetch: ProviderFetch,
): Promise<ProviderPage> {
  const { next, ...page } = await connector.readPage(request, toPosition(cursor), fetch);
  return {
    status: 200,
    originals: page.records,
    oddEntries: [],
    secrets: noSecrets,
    ...page,
    ...(next !== undefined && { nextCursor: new ProviderText(toStored(next)) }),
  };
}

/** What the call of `readPage` asks for. */
export function askedBy(connector: Connector, { cursor, ...request }: PageRequest): AskedCall {
  return connector.asked(request, toPosition(cursor));
}

/**
 * Reads the first records of an object that can be had with a few calls.
 * @throws {ProviderError}
 */
export function readFirstRecords(
  connector: Connector,
  request: PageRequest,
  fetch: ProviderFetch,
): Promise<ProviderPage> {
  return firstRecords((cursor) => readPage(connector, { ...request, ...(cursor && { cursor }) }, fetch));
}

/** What begins a stored position that is JSON. A text stands for itself, unless it begins so too. */
const JSON_MARK = 'position:';

function toStored(position: Position): string {
  const isPlain = typeof position === 'string' && !position.startsWith(JSON_MARK);
  return isPlain ? position : JSON_MARK + JSON.stringify(position);
}

function toPosition(cursor: ProviderText | undefined): Position | undefined {
  const text = cursor?.toSend();
  // The cast is safe: only `toStored` writes what begins so.
  return text?.startsWith(JSON_MARK) ? (JSON.parse(text.slice(JSON_MARK.length)) as Position) : text;
}
