import { nameIn } from '@dowel/schema/connector';
import type { Paging } from '../../format.ts';
import type { RestDefinition } from '../definition.ts';
import { ProviderError } from '../provider-error.ts';
import { partsOf } from './parts-of.ts';

export interface PagePosition {
  /** What the provider gave for it: a cursor, an address or the value of the last record; or the number of the page. */
  readonly cursor?: string | number;
  /** How many records the pages before had, since the list began or went on after `after`. */
  readonly count: number;
  /** The list goes on after the record with this value, because the provider answers one question only so far. */
  readonly after?: string;
  /** How many records a page has whose number is the cursor. Positions of earlier versions lack it. */
  readonly size?: number;
}

export const firstPage: PagePosition = { count: 0 };

/** The position as a text that is stored. Where a cursor alone says everything, it is that cursor. */
export function writePosition(
  connector: RestDefinition,
  objectName: string,
  paging: Paging,
  position: PagePosition,
): string {
  if (isCursorAlone(connector, objectName, paging)) return String(position.cursor);
  const { cursor = null, count, after = null, size } = position;
  return JSON.stringify([cursor, count, after, ...(size === undefined ? [] : [size])]);
}

/**
 * Reads a text of `writePosition`.
 * @throws {ProviderError} `cursor_gone` for a text that was written for another kind of paging
 */
export function readPosition(
  connector: RestDefinition,
  objectName: string,
  paging: Paging,
  text: string | undefined,
): PagePosition {
  if (text === undefined) return firstPage;
  if (isCursorAlone(connector, objectName, paging)) return { cursor: text, count: 0 };
  const [cursor, count, after, size] = partsOf(text);
  if (typeof count !== 'number') {
    throw new ProviderError('cursor_gone', 'The next page was stored in a form that is no longer known.');
  }
  return {
    ...((typeof cursor === 'string' || typeof cursor === 'number') && { cursor }),
    count,
    ...(typeof after === 'string' && { after }),
    ...(typeof size === 'number' && { size }),
  };
}

/** A count beside the cursor would make a cursor that comes again look like another one. */
function isCursorAlone(connector: RestDefinition, objectName: string, { style, ...rest }: Paging): boolean {
  const isLong = connector.functions?.continueAfter?.(nameIn(connector, objectName)) !== undefined;
  return style === 'cursor' && !isLong && 'into' in rest && !('body' in rest.into);
}
