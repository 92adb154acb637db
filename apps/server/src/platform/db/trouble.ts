import { type SQL, sql } from 'drizzle-orm';
import { brokenReasons } from './tables/connections.ts';
import { connections, operationLogs, readObjects, readRuns } from './tables.ts';

/** A connection that does not work. It implies the index `connections_in_trouble`. */
export const isInTrouble = sql`(not ${connections.isPersonal} and (${connections.status} = 'bad_credentials'
  or ${connections.diagnosis} ->> 'reason' in (${brokenReasons})))`;

/**
 * An object that is not read as planned: its last planned read has failed, whether or not its schedule was paused for that,
 * a read found far too much, or a deploy has taken it away. Neither is a person's pause, nor a pause whose schedule is gone. It implies the index
 * `read_objects_failing`.
 */
export const isNotReadAsPlanned = sql`(${readObjects.pauseReason} = 'limit'
  or ${readObjects.trouble} ->> 'kind' = 'object_not_deployed' or (${readObjects.failures} > 0
  and (${readObjects.pauseReason} is null or (${readObjects.pauseReason} = 'failures' and ${readObjects.schedule} <> ''))))`;

/** An object whose reads fail until the provider works again: its schedule tries it, and nobody else has to act. */
export const isReadAgainByItself = sql`(${readObjects.pauseReason} is null and ${readObjects.schedule} <> ''
  and coalesce(${readObjects.trouble} ->> 'actor' = 'provider', false))`;

/** An object that is read without some fields: the provider does not show them, or nobody has chosen them. */
export const lacksFields = sql`(${readObjects.failures} = 0 and ${readObjects.schedule} <> ''
  and ${readObjects.trouble} ->> 'kind' in ('fields_left_out', 'mapping_missing'))`;

/** An object whose schedule somebody has paused. */
export const isPausedOnPurpose = sql`${readObjects.pauseReason} = 'asked'`;

/** A read that goes on at its time. */
export const isOpen = sql`(${readRuns.dueTime} is not null and ${readRuns.readType} <> 'reconciling')`;

/** A read that is due, unless it waits for the end of an older one of its object. */
export function isNextDue(now: Date): SQL {
  const time = sql.param(now, readRuns.dueTime);
  return sql`(${isOpen} and ${readRuns.dueTime} <= ${time} and not exists (select from ${readRuns} older
    where older.project_id = ${readRuns.projectId} and older.installation_id = ${readRuns.installationId}
    and older.object_name = ${readRuns.objectName} and older.id < ${readRuns.id}
    and older.due_time <= ${time} and older.read_type <> 'reconciling'))`;
}

/** A read whose last call came to nothing, and that calls again. */
export const isTriedAgain = sql`(${isOpen} and ${readRuns.failures} > 0)`;

/** What the log says of the last failed call of a read. */
export const lastSaid = (member: SQL): SQL<string | null> => sql<
  string | null
>`(select ${member} from ${operationLogs}
  where ${operationLogs.projectId} = ${readRuns.projectId} and ${operationLogs.operationId} = ${readRuns.id}
  and ${operationLogs.message} ? 'error' order by ${operationLogs.id} desc limit 1)`;

export const lastFailedBy = lastSaid(sql`${operationLogs.message} -> 'details' ->> 'failedBy'`);

/** Whether only the builder can mend what the last call has met. */
export const needsBuilder = sql`${lastFailedBy} in ('conflict', 'unexpected_answer')`;
