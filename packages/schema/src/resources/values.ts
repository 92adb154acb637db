import * as z from 'zod';

/** RFC 3339 in UTC, for example `2026-11-20T08:00:00.000Z`. */
export const Timestamp = z.iso.datetime({ offset: true });

/** A name or reference that somebody chose: 1 to 255 characters, one of them visible. */
export const Reference = z
  .string()
  .min(1)
  .max(255)
  .regex(/[^\s\u200b-\u200f\u2060\ufeff]/u, 'must have a character that can be seen');

/** A flag in a query string: `true`, `false`, `1` or `0`. */
export const QueryFlag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((flag) => flag === 'true' || flag === '1');

/** Dotted paths of the values a PATCH sets; dots inside a name are escaped as `\.`. */
export const UpdateMask = z.array(z.string().min(1)).min(1);

/** A map of anything, keyed by name. */
export const Anything = z.record(z.string(), z.unknown());
