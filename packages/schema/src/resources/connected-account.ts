import * as z from 'zod';
import { limits } from '../limits.ts';
import { Timestamp } from './values.ts';

/** Whose account a connection leads to, as the provider has told it. Members that it did not tell are absent. */
export const ConnectedAccount = z.object({
  /** The company, team or workspace at the provider. */
  workspace: z
    .object({
      /** What the provider calls it. It stays the same when the workspace is renamed. */
      id: z.string().optional(),
      /** Its name, which may change. */
      name: z.string().optional(),
      /** Its address at the provider, such as a domain. */
      address: z.string().optional(),
    })
    .optional(),
  /** The person who signed in, or whose credentials they are. */
  person: z
    .object({
      /** What the provider calls the person. */
      id: z.string().optional(),
      /** The name of the person. */
      name: z.string().optional(),
      /** The e-mail address of the person. */
      email: z.string().optional(),
    })
    .optional(),
});
export type ConnectedAccount = z.infer<typeof ConnectedAccount>;

/** The account of a connection. */
export const ConnectionAccount = ConnectedAccount.extend({
  /**
   * What tells two accounts apart: the id of the workspace, or of the person where the provider tells of no workspace, or
   * the e-mail address. Name it to confirm an account.
   */
  id: z.string(),
  /** Since when the connection leads to this account, as far as is known. */
  since: Timestamp,
  /** The account before, if somebody has confirmed a change. */
  before: ConnectedAccount.optional(),
  /**
   * The credentials were replaced, and the provider has not told since whether they are of this account. Nothing is read,
   * written or delivered until it does, or until somebody confirms the account.
   */
  isUnconfirmed: z.literal(true).optional(),
});
export type ConnectionAccount = z.infer<typeof ConnectionAccount>;

/** A sign-in to another account than before. It is not used unless somebody confirms it in time. */
export const OfferedAccount = ConnectedAccount.extend({
  /** Name it to confirm the account. */
  id: z.string(),
  /** When the sign-in is given up, and revoked if the provider can do that. */
  expireTime: Timestamp,
});
export type OfferedAccount = z.infer<typeof OfferedAccount>;

/** The account that the caller knows the connection to lead to. */
export const ExpectedAccount = z.object({
  /** Its id, as the connection or the problem `account_differs` says it. */
  id: z.string().min(1).max(limits.text),
});
