import * as z from 'zod';
import { Timestamp } from './values.ts';

/**
 * RFC 9457 problem details, and the members that the interface adds. Branch on `code`, because the words may change.
 */
export const ApiProblem = z.object({
  /** The address of a page about this kind of problem. `about:blank` when there is none. */
  type: z.string().optional(),
  /** The address of a page that helps. */
  href: z.string().optional(),
  /** The kind of problem in a few words. */
  title: z.string().optional(),
  /** The HTTP status of the answer. */
  status: z.int().min(400).max(599).optional(),
  /** What happened this time, as a sentence. */
  detail: z.string().optional(),
  /** The address of this occurrence. */
  instance: z.string().optional(),
  /** The stable code from the table of problems. Added by Dowel. */
  code: z.string().optional(),
  /** The part of the service that refused. */
  subsystem: z.string().optional(),
  /** When it happened. */
  time: Timestamp.optional(),
  /** The `X-Request-Id` of the request. Name it when you ask for help. */
  requestId: z.string().optional(),
  /** Root causes for a person to read, in no particular order. */
  causes: z.array(z.string()).optional(),
  /** What the user can do about it. */
  remedy: z.string().optional(),
  /** What the builder can do about it. For logs and consoles, never shown to customers. Added by Dowel. */
  builderRemedy: z.string().optional(),
  /** Whom to write to. */
  supportEmail: z.string().optional(),
  /** Whom to call. */
  supportPhone: z.string().optional(),
  /** A page with help. */
  supportUrl: z.string().optional(),
  /** Whether the same request may succeed later. */
  retryable: z.boolean().optional(),
  /** When to try again, at the earliest. */
  retryAfter: Timestamp.optional(),
  /** Further facts by name. */
  context: z.record(z.string(), z.unknown()).optional(),
});
export type ApiProblem = z.infer<typeof ApiProblem>;

/** One bad input of a request. */
export const InputValidationIssue = ApiProblem.extend({
  /** The part of the request that has the input. */
  in: z.enum(['body', 'header', 'path', 'query']).optional(),
  /** The path in the input, such as `config.content.read`. For a manifest, `context` has the line and column. */
  name: z.string().optional(),
  /** The value that was refused. Never a secret. */
  value: z.unknown().optional(),
});
export type InputValidationIssue = z.infer<typeof InputValidationIssue>;

/** A problem with one issue per bad input. */
export const InputValidationProblem = ApiProblem.extend({
  /** What is wrong with the input. Absent when the problem is not about input. */
  issues: z.array(InputValidationIssue).optional(),
});
export type InputValidationProblem = z.infer<typeof InputValidationProblem>;
