/**
 * What a process does. `api` answers requests. `delivery` sends messages to destinations. `worker` does everything else
 * that waits: reads, writes, renewals, and the messages that an event leads to.
 */
export const allRoles = ['api', 'worker', 'delivery'] as const;
export type Role = (typeof allRoles)[number];

/** A role that takes turns in lanes. Each has a queue of its own, so that neither waits behind the other. */
export type WorkRole = Exclude<Role, 'api'>;
export const workRoles = allRoles.filter((role): role is WorkRole => role !== 'api');
