import type { Page } from './pages.ts';
import type { Quirks } from './quirks.ts';

type Loop = Quirks['cursor'];

/** Knows which page a cursor leads to, and makes chains of cursors that never end. */
export function createChain() {
  /** The number of the page that a cursor leads to. */
  const numbers = new Map<string, number>();
  /** Cursors that stand for another, or for the first page. */
  const aliases = new Map<string, string | undefined>();
  let secondCursor: string | undefined;

  const numberOf = (cursor: string | undefined) => (cursor === undefined ? 1 : (numbers.get(cursor) ?? 2));

  function alias(real: string | undefined, number: number): string {
    const made = `${real ?? 'start'}.${aliases.size + 1}`;
    aliases.set(made, real);
    numbers.set(made, number);
    return made;
  }

  return {
    numberOf,
    isAlias: (cursor: string) => aliases.has(cursor),
    /** Makes another cursor for the same place. */
    alias,
    /** The cursor whose page the caller gets. */
    realCursor(cursor: string | undefined, loop: Loop): string | undefined {
      const number = numberOf(cursor);
      const isLost = (loop === 'repeats' && number >= 3) || (loop === 'cycles' && number >= 4);
      const real = isLost ? secondCursor : cursor;
      return real !== undefined && aliases.has(real) ? aliases.get(real) : real;
    },
    /**
     * Notes where the cursor of a page leads, or sends the caller round in circles. Where a caller makes the cursor itself,
     * out of the id of the last record or by counting, `callers` is that cursor.
     */
    loop(page: Page, cursor: string | undefined, loop: Loop, callers?: string): Page {
      const number = numberOf(cursor);
      if (callers !== undefined) {
        // The same cursor may have led to another page in the read before.
        if (cursor === undefined) numbers.clear();
        if (!numbers.has(callers)) numbers.set(callers, number + 1);
      }
      const goOn = (next: string | undefined) =>
        next === undefined ? page : { ...page, hasMore: true, next };
      if (loop === 'repeats' && number >= 2) return goOn(cursor);
      if (loop === 'cycles' && number >= 3) return goOn(secondCursor);
      if (loop === 'endless' && page.next === undefined) return goOn(alias(undefined, number + 1));
      if (page.next === undefined) return page;
      if (number === 1) secondCursor = page.next;
      numbers.set(page.next, number + 1);
      return page;
    },
  };
}
