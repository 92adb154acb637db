import * as z from 'zod';
import { Timestamp } from './values.ts';

/**
 * RFC 9457 problem details, and the members that the interface adds. Branch on `code`, because the words may change.
 */
export const ApiProblem = z.object({
  type: z.string().optional(),
  href: z.string().optional(),
  title: z.string().optional(),
  status: z.int().min(400).max(599).optional(),
  detail: z.string().optional(),
  instance: z.string().optional(),
  /** The stable code from the table of problems. Added by Dowel. */
  code: z.string().optional(),
  subsystem: z.string().optional(),
  time: Timestamp.optional(),
  requestId: z.string().optional(),
  /** Root causes for a person to read, in no particular order. */
  causes: z.array(z.string()).optional(),
  /** What the user can do about it. */
  remedy: z.string().optional(),
  /** What the builder can do about it. For logs and consoles, never shown to customers. Added by Dowel. */
  builderRemedy: z.string().optional(),
  supportEmail: z.string().optional(),
  supportPhone: z.string().optional(),
  supportUrl: z.string().optional(),
  retryable: z.boolean().optional(),
  retryAfter: Timestamp.optional(),
  context: z.record(z.string(), z.unknown()).optional(),
});
export type ApiProblem = z.infer<typeof ApiProblem>;

/** One bad input of a request. */
export const InputValidationIssue = ApiProblem.extend({
  in: z.enum(['body', 'header', 'path', 'query']).optional(),
  /** The path in the input, such as `config.content.read`. For a manifest, `context` has the line and column. */
  name: z.string().optional(),
  value: z.unknown().optional(),
});
export type InputValidationIssue = z.infer<typeof InputValidationIssue>;

/** A problem with one issue per bad input. */
export const InputValidationProblem = ApiProblem.extend({ issues: z.array(InputValidationIssue).optional() });
export type InputValidationProblem = z.infer<typeof InputValidationProblem>;
