import { and, eq, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { isItsConnection } from './installation-joins.ts';
import { inProject, type Scoped } from './scope.ts';
import { connections, installations, readObjects, readRuns, subscriptions } from './tables.ts';
import {
  isInTrouble,
  isNotReadAsPlanned,
  isPausedOnPurpose,
  isReadAgainByItself,
  isTriedAgain,
  lacksFields,
  needsBuilder,
} from './trouble.ts';

/**
 * The few groups or installations in trouble, by reference or by id, with the place of the worst of their states. The
 * indexes that find them have only what does not work.
 * @param given what no index of theirs says: references or ids, with their places
 */
export function troubled(
  context: Scoped & { readonly db: Database },
  whose: 'groups' | 'installations',
  given: SQL,
) {
  const { db } = context;
  const { trouble, pauseReason } = readObjects;
  const column = whose === 'groups' ? installations.groupRef : installations.id;
  const subject = subjectOf(column);
  const givenRows = sql`(${given}) as given (subject, rank)`;
  const isOwn = isItsOwn(context);
  const actor = sql`coalesce(${connections.diagnosis} ->> 'actor', 'consumer')`;
  const connectionRank = rankOf(sql`case ${actor} when 'provider' then 2 when 'consumer' then 1 else 0 end`);
  const isBroken = inProject(context, connections, isInTrouble);
  const ofConnections =
    whose === 'groups'
      ? db
          .select({ subject: subjectOf(connections.groupRef), rank: connectionRank })
          .from(connections)
          .where(isBroken)
      : db
          .select({ subject, rank: connectionRank })
          .from(connections)
          .innerJoin(installations, isItsConnection)
          .where(isBroken);
  const ofReads = db
    .select({
      subject,
      rank: rankOf(sql`case when ${pauseReason} = 'limit' then 0
        when ${lacksFields} or (${isNotReadAsPlanned} and ${trouble} ->> 'actor' = 'consumer') then 1
        when ${isNotReadAsPlanned} and not ${isReadAgainByItself} then 0
        when ${isNotReadAsPlanned} then 2 else 3 end`),
    })
    .from(readObjects)
    .innerJoin(installations, isInstallationOf(readObjects))
    .where(inProject(context, readObjects, isOwn, or(isNotReadAsPlanned, lacksFields, isPausedOnPurpose)));
  const ofRuns = db
    .select({ subject, rank: rankOf(sql`case when ${needsBuilder} then 0 else 2 end`) })
    .from(readRuns)
    .innerJoin(installations, isInstallationOf(readRuns))
    .where(inProject(context, readRuns, isOwn, isTriedAgain));
  // Who must act stands in logs, which were read for those that are given. For the others, it counts as the customer.
  const isNotGiven = sql`${column}::text not in (select given.subject from ${givenRows})`;
  const ofEvents = db
    .select({ subject, rank: rankOf(sql`1`) })
    .from(subscriptions)
    .innerJoin(installations, isInstallationOf(subscriptions))
    .where(inProject(context, subscriptions, isOwn, isNotNull(subscriptions.error), isNotGiven));
  const others = db
    .select({ subject: subjectOf(sql`given.subject`), rank: rankOf(sql`given.rank`) })
    .from(givenRows);
  const found = unionAll(ofConnections, ofReads, ofRuns, ofEvents, others).as('found');
  return db
    .select({ subject: found.subject, rank: sql<number>`min(${found.rank})`.as('worst') })
    .from(found)
    .groupBy(found.subject)
    .as('troubled');
}

/** Places that are known already, as a part of a statement. */
export function givenPlaces(places: ReadonlyMap<string, number>): SQL {
  return sql`select * from unnest(${sql.param([...places.keys()])}::text[], ${sql.param([...places.values()])}::int[])`;
}

/** One cause, one trouble: what a broken connection stops at an installation is none of its own. */
export function isItsOwn(context: Scoped & { readonly db: Database }): SQL {
  return notExists(
    context.db
      .select()
      .from(connections)
      .where(inProject(context, connections, isItsConnection, isInTrouble)),
  );
}

const subjectOf = (column: PgColumn | SQL) => sql<string>`${column}::text`.as('subject');
const rankOf = (rank: SQL) => sql<number>`${rank}`.as('rank');

function isInstallationOf(table: { projectId: PgColumn; installationId: PgColumn }): SQL | undefined {
  return and(eq(table.projectId, installations.projectId), eq(table.installationId, installations.id));
}
