import type { Receiver } from '../../../../../test/receiver.ts';
import type { Fetch } from '../../../../platform/outgoing/outgoing.ts';
import type { RestDefinition } from '../../../../providers/connectors/engine/definition.ts';
import { createConnectors } from '../../../../providers/connectors/find-connector.ts';
import type { ConnectorException } from '../../../../providers/connectors/format.ts';
import { restConnector } from '../../../../providers/connectors/rest-connector.ts';
import { sandbox } from '../../../../providers/connectors/sandbox.ts';
import { startReading } from '../reading.fixture.ts';

/** Two records a page, so that few records are several pages. */
const PAGE = 2;

const paged = {
  style: 'cursor',
  next: 'next',
  into: { query: 'cursor' },
  end: { when: 'absent' },
  size: { into: { query: 'limit' }, max: PAGE },
} as const;

const boards: ConnectorException = {
  record: { id: 'key' },
  list: { request: { path: '/boards' }, records: 'boards', paging: paged },
  changes: { source: 'none' },
  order: 'none',
  write: null,
  events: null,
};

const { order: _, ...contacts } = sandbox.object;

/** The sandbox, if its contacts were cards, of which each board has a list. The number of a card is that of its board. */
const connector: RestDefinition = {
  ...sandbox,
  objects: {
    boards,
    contacts: {
      ...contacts,
      parents: {
        object: 'boards',
        values: { board: 'key' },
        idField: 'cardId',
        only: { member: 'isOpen', value: true },
      },
      record: { id: 'number', updateTime: { member: 'at', format: 'epochMs', granularityMs: 1 } },
      order: 'none',
      list: {
        request: { path: '/boards/{board}/cards' },
        records: 'cards',
        paging: paged,
        conditions: { style: 'parameters', from: { query: 'since' } },
      },
      changes: {
        source: 'filter',
        format: 'epochMs',
        isFromInclusive: true,
        settleMs: 0,
        overlapMs: 60_000,
        granularityMs: 1,
      },
      fields: { source: 'list', fields: [{ name: 'title', type: 'string' }] },
      write: null,
      events: null,
    },
  },
};

interface Card {
  readonly number: number;
  readonly at: number;
}

interface Board {
  readonly isOpen: boolean;
  cards: Card[];
  /** Every call for its cards is refused so. */
  refusal?: { status: number; code?: string };
}

/** Boards and their cards, and the calls for them. Everything else reaches its real server. */
function pretendBoards() {
  const all = new Map<string, Board>();
  const calls: string[] = [];
  const quirks = { isEndless: false };
  const pageOf = <Item>(items: readonly Item[], query: URLSearchParams) => {
    const start = Number(query.get('cursor') ?? 0);
    const isMore = start + PAGE < items.length;
    return { items: items.slice(start, start + PAGE), ...(isMore && { next: String(start + PAGE) }) };
  };
  const cardsOf = (key: string, query: URLSearchParams): Response => {
    const board = all.get(key);
    const refusal = board ? board.refusal : { status: 404 };
    if (refusal) {
      const { status, code } = refusal;
      return Response.json({ error: { code, message: `There are no cards of ${key} for you.` } }, { status });
    }
    const since = Number(query.get('since') ?? 0);
    const cards = (board?.cards ?? []).filter(({ at }) => at >= since);
    const { items, ...more } = pageOf(cards, query);
    return Response.json({
      cards: items.map((card) => ({ ...card, title: `Card ${card.number}` })),
      ...more,
    });
  };
  const outgoing: Fetch = async (address, init) => {
    const { pathname, searchParams: query } = new URL(address);
    const path = /\/boards(\/.*)?$/.exec(pathname);
    if (!path) return fetch(address, init);
    const [, key] = /^\/([^/]+)\/cards$/.exec(path[1] ?? '') ?? [];
    calls.push([path[0], query.get('cursor') ?? ''].join(' ').trim());
    if (key !== undefined) return cardsOf(decodeURIComponent(key), query);
    const found = [...all].map(([name, { isOpen }]) => ({ key: name, isOpen }));
    if (!quirks.isEndless) {
      const { items, ...more } = pageOf(found, query);
      return Response.json({ boards: items, ...more });
    }
    return Response.json({ boards: found.slice(0, PAGE), next: String(calls.length) });
  };
  return { all, calls, outgoing, quirks };
}

/** A server that reads the cards of all boards into the receiver. */
export async function startBoards(
  receiver: Receiver,
  object: Parameters<typeof startReading>[1] extends { object?: infer Read } | undefined ? Read : never = {},
) {
  const provider = pretendBoards();
  const reading = await startReading(receiver, {
    connectors: createConnectors([restConnector(connector)]),
    outgoing: provider.outgoing,
    object: {
      requiredFields: ['title', 'board', 'cardId'].map((fieldName) => ({ fieldName })),
      optionalFields: [],
      ...object,
    },
  });
  /** A board with so many cards, of which the last one has changed at this time. */
  const addBoard = (key: string, count: number, { isOpen = true, at = reading.now().getTime() } = {}) => {
    const cards = Array.from({ length: count }, (_, index) => ({
      number: index + 1,
      at: at - count + 1 + index,
    }));
    provider.all.set(key, { isOpen, cards });
  };
  const cards = () =>
    reading.messages().flatMap(({ result = [] }) => result.map(({ fields }) => String(fields?.cardId)));
  return { ...reading, provider, addBoard, cards, install: reading.installContacts };
}
