import * as z from 'zod';
import { ConnectorName, Documentation, Member, Ms, Words } from './names.ts';

/**
 * What a failed call to a provider means.
 * - `rejected`: the provider understood the request and refused it (4xx).
 * - `credentials`: the provider does not accept the credentials (401).
 * - `forbidden`: the account may not do this, but the credentials may work for other objects (403).
 * - `rate_limited`: too many calls (429).
 * - `cursor_gone`: the provider does not know the cursor of the page any more. The list must be read from its beginning.
 * - `changes_gone`: the provider no longer knows what has changed since the time that was asked for. All records are read.
 * - `record_gone`: the record is not there, or not any more (404, 410). A delete that is sent again has done its work.
 * - `missing_field`: the account has no field that was asked for, or does not show it. The list is read without it, if
 *   the rule says where its name stands (`field`).
 * - `missing_object`: the account has no such object.
 * - `too_large`: the request or its answer is too large (413, 414, 504). Fewer records are asked for.
 * - `conflict`: somebody else changes the same record at this moment. It can be tried again.
 * - `unreachable`: no response, an error or timeout of the provider itself (5xx, 408), or an unreadable response.
 */
export const ProviderErrorKind = z.enum([
  'rejected',
  'credentials',
  'forbidden',
  'rate_limited',
  'cursor_gone',
  'changes_gone',
  'record_gone',
  'missing_field',
  'missing_object',
  'too_large',
  'conflict',
  'unreachable',
]);
export type ProviderErrorKind = z.infer<typeof ProviderErrorKind>;

/**
 * Where an error says which field is missing. Only a field that stands there, as it was asked for, is left out: the words
 * around it may be names of fields too, or a quote of what was asked. Upper and lower case are the same.
 */
export const NamedField = z.strictObject({
  /** A member of the body. It is the name, or a text that has it between `after` and `before`. */
  member: Member,
  /** What stands before the name. If it stands there several times, the last one counts. */
  after: Words.optional(),
  /** What stands behind the name. `{objectName}` is the name of the object. */
  before: Words.optional(),
});
export type NamedField = z.infer<typeof NamedField>;

/** A response that meets all of what is written here means this. */
export const ErrorRule = z.strictObject({
  /** Also 200, when `success` says that it is a failure. Absent: any status. */
  status: z.int().min(200).max(599).optional(),
  /** A member of the body that has this text. */
  member: Member.optional(),
  text: Words.optional(),
  /** The member begins with this text, whatever the case. */
  begins: Words.optional(),
  /** A header that the response has, and its value. */
  header: z.strictObject({ name: ConnectorName, text: z.string().max(200).optional() }).optional(),
  means: ProviderErrorKind,
  /** With `missing_field`: where the name of the field stands. The rule does not fit if nothing stands there. */
  field: NamedField.optional(),
});
export type ErrorRule = z.infer<typeof ErrorRule>;

/** How an error response is understood. */
export const ConnectorErrors = z.strictObject({
  /**
   * The members that say what is wrong. The first one that has a text counts. If it is a map from fields to texts, all
   * texts count, each with the name of its field.
   */
  message: z.union([Member, z.array(Member).min(1)]),
  /**
   * Members that say more than the message, such as what is wrong with each field. They are said after it, or instead of
   * it where there is none.
   */
  details: z
    .array(
      z.strictObject({
        /** A text, a list, or a map with a text or a list for each field. */
        at: Member,
        /** The text of an entry. Absent: the entry is the text. */
        text: Member.optional(),
      }),
    )
    .optional(),
  /** The first one that fits says what the response means. If none fits, the status does. */
  rules: z.array(ErrorRule).optional(),
  /**
   * Headers that say how long to wait, or when calls are allowed again. `Retry-After` is understood in any case, and
   * counts first.
   */
  wait: z
    .array(
      z.strictObject({ header: ConnectorName, format: z.enum(['seconds', 'ms', 'epochSeconds', 'epochMs']) }),
    )
    .optional(),
  documentation: Documentation.optional(),
});
export type ConnectorErrors = z.infer<typeof ConnectorErrors>;

/** When a response with a status of success is a failure all the same: the member is not true, or is there. */
export const SuccessRule = z.union([
  z.strictObject({ mustBeTrue: Member }),
  /** A list without entries counts as absent. */
  z.strictObject({ mustBeAbsent: Member }),
]);
export type SuccessRule = z.infer<typeof SuccessRule>;

/** How many calls a provider allows. */
export const Budget = z.strictObject({
  /** Who shares it. */
  scope: z.enum(['connection', 'account', 'app']),
  /** Which calls count. Absent: all. */
  calls: z.enum(['read', 'search', 'write']).optional(),
  requests: z.int().min(1),
  /**
   * For shorter times than an hour, calls are spread over the time. An hour or more is a quota: it may be spent at once,
   * and begins again with the next such span of UTC, for example at midnight.
   */
  perMs: Ms.min(1),
  documentation: Documentation.optional(),
});
export type Budget = z.infer<typeof Budget>;
