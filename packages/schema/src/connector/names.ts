import * as z from 'zod';

/** A dotted path to a member of a JSON value, such as `paging.next.after` or `0.message`; `.` is the whole value. */
export const Member = z.string().min(1).max(200);

/** What a person reads. */
export const Words = z.string().min(1).max(500);

/** The name of an object, a field, a parameter or a header. */
export const ConnectorName = z.string().min(1).max(200);

/**
 * Where the vendor documents what is said beside it: an address, or `vendor documentation, <page>`.
 * @example https://developers.example.com/reference/contacts#list
 */
export const Documentation = z.string().min(1).max(500);

/** A time span in milliseconds. */
export const Ms = z
  .int()
  .min(0)
  .max(400 * 24 * 60 * 60 * 1000);
