import type { Fetch } from '../../../platform/outgoing/outgoing.ts';

/** What a pretend provider answers to one request for records. A text is the body as it is. */
export type PretendAnswer = { readonly status?: number; readonly body: unknown };

/**
 * Answers requests for records of contacts in place of the sandbox. Everything else reaches its real server.
 * @param answerTo gets the cursor of the request; none on the first page.
 */
export function pretendPages(answerTo: (cursor: string | undefined, number: number) => PretendAnswer) {
  const calls: URL[] = [];
  const outgoing: Fetch = async (address, init) => {
    const url = new URL(address);
    if (!url.pathname.endsWith('/objects/contacts/records')) return fetch(address, init);
    calls.push(url);
    const { status = 200, body } = answerTo(url.searchParams.get('cursor') ?? undefined, calls.length);
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
  return { outgoing, calls };
}

/** Records that changed one after the other, long ago. */
export function pretendRecords(count: number, first = 0) {
  return Array.from({ length: count }, (_, index) => {
    const number = first + index;
    return {
      id: `rec_${number}`,
      email: `${number}@people.example`,
      updated_at: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString(),
    };
  });
}

/** Pages of records, in order. The cursor of a page is its number. */
export function numberedPages(pages: readonly (readonly object[])[]) {
  return (cursor: string | undefined): PretendAnswer => {
    const page = Number(cursor ?? 0);
    const next = page + 1 < pages.length ? { nextCursor: String(page + 1) } : {};
    return { body: { records: pages[page] ?? [], ...next } };
  };
}
