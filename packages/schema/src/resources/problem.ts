import * as z from 'zod';
import { Timestamp } from './values.ts';

/** RFC 9457 problem details, with the members the interface adds. Branch on `code`; the words may change. */
export const ApiProblem = z.object({
  type: z.string().optional(),
  href: z.string().optional(),
  title: z.string().optional(),
  status: z.int().min(400).max(599).optional(),
  detail: z.string().optional(),
  instance: z.string().optional(),
  /** Stable name from the table of problems. Added by Dowel. */
  code: z.string().optional(),
  subsystem: z.string().optional(),
  time: Timestamp.optional(),
  requestId: z.string().optional(),
  /** Root causes, unordered; shown to a person. */
  causes: z.array(z.string()).optional(),
  /** What the person at the screen can do about it. */
  remedy: z.string().optional(),
  /** What the builder can do about it; for logs and consoles, never for customers. Added by Dowel. */
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
  /** Where in the input: `config.content.read`, or a line and column for a manifest. */
  name: z.string().optional(),
  value: z.unknown().optional(),
});
export type InputValidationIssue = z.infer<typeof InputValidationIssue>;

/** A problem with one issue per bad input. */
export const InputValidationProblem = ApiProblem.extend({ issues: z.array(InputValidationIssue).optional() });
export type InputValidationProblem = z.infer<typeof InputValidationProblem>;
