import { diagnosisWords } from '@dowel/schema/rules';
import { sql } from 'drizzle-orm';
import { connections, readObjects, readRuns } from './tables.ts';

const broken = Object.keys(diagnosisWords).filter((reason) => reason !== 'ok');

/**
 * A connection that does not work. It implies the index `connections_in_trouble`. The reasons are listed, because
 * PostgreSQL believes of "is not ok" that it is true of all rows, and reads them all.
 */
export const isInTrouble = sql`(not ${connections.isPersonal} and (${connections.status} = 'bad_credentials'
  or ${connections.diagnosis} ->> 'reason' in (${sql.raw(broken.map((reason) => `'${reason}'`).join(', '))})))`;

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

/** A read whose last call came to nothing, and that calls again. */
export const isTriedAgain = sql`(${isOpen} and ${readRuns.failures} > 0)`;
