import * as z from 'zod';
import { ApiError } from '../api/errors.ts';

const Position = z.tuple([z.string(), z.string()]);

/** Where a page ended: the update time and ID of its last record. */
export interface CursorPosition {
  updated_at: string;
  id: string;
}

export function encodeCursor({ updated_at, id }: CursorPosition): string {
  return Buffer.from(JSON.stringify([updated_at, id])).toString('base64url');
}

/** @throws {ApiError} 400 `bad_cursor` if the cursor does not come from `encodeCursor`. */
export function decodeCursor(cursor: string): CursorPosition {
  try {
    const [updated_at, id] = Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { updated_at, id };
  } catch {
    throw new ApiError(
      400,
      'bad_cursor',
      'This cursor was not made by Juniper. Send nextCursor back as it was, or start without a cursor.',
    );
  }
}
