import * as z from 'zod';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 3650;

/** The environment variables that say how long things are kept. */
export const retentionVariables = {
  /** How long events, their deliveries and their large bodies are kept. */
  DOWEL_EVENT_RETENTION_DAYS: z.coerce.number().positive().max(MOST_DAYS).default(30),
  /** How long operations that have ended are kept, with their logs. */
  DOWEL_OPERATION_RETENTION_DAYS: z.coerce.number().positive().max(MOST_DAYS).default(90),
  /** How long an inbox keeps its messages. Not longer than events are kept. */
  DOWEL_INBOX_RETENTION_DAYS: z.coerce.number().positive().max(MOST_DAYS).default(7),
  /** How long entries of the audit log are kept. */
  DOWEL_AUDIT_RETENTION_DAYS: z.coerce
    .number()
    .positive()
    .max(10 * MOST_DAYS)
    .default(365),
} as const;

export function toRetentionSettings(env: z.infer<z.ZodObject<typeof retentionVariables>>) {
  return {
    eventsMs: env.DOWEL_EVENT_RETENTION_DAYS * DAY_MS,
    operationsMs: env.DOWEL_OPERATION_RETENTION_DAYS * DAY_MS,
    inboxMs: env.DOWEL_INBOX_RETENTION_DAYS * DAY_MS,
    auditMs: env.DOWEL_AUDIT_RETENTION_DAYS * DAY_MS,
  };
}
