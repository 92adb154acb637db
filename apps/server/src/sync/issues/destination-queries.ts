import type { AffectedInstallation } from '@dowel/schema';
import { and, desc, eq, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { isAnyOf, isAnyOfTexts } from '../../platform/db/any-of.ts';
import {
  isItsConfig,
  isItsGroup,
  isItsIntegration,
  isLatestRevision,
} from '../../platform/db/installation-joins.ts';
import { inProject } from '../../platform/db/scope.ts';
import {
  configs,
  deliveries,
  deliveryAttempts,
  destinations,
  events,
  groups,
  installations,
  integrations,
  revisions,
} from '../../platform/db/tables.ts';
import type { LastAttempt, NotTaken } from './destination-rules.ts';
import { affectedColumns, type Refs } from './queries.ts';
import { NAMED } from './rules.ts';

/** More objects than the manifests of a project have together. */
const MOST_SENT = 100_000;
/** The newest messages that a destination has not taken say enough. */
const NEWEST = 20;

const isPending = sql`${deliveries.status} = 'pending'`;

function messagesTo(context: Context, ...conditions: SQL[]): SQL {
  return inProject(context, deliveries, eq(deliveries.destinationId, destinations.id), ...conditions);
}

/** The newest messages that a destination has refused or that were given up. */
function newestNotTaken(context: Context) {
  const columns = {
    id: deliveries.id,
    eventId: deliveries.eventId,
    isGivenUp: sql<boolean>`${deliveries.status} = 'failed'`.as('is_given_up'),
    time: deliveries.updateTime,
    createTime: deliveries.createTime,
  };
  // What only waits for its turn has a reason, too. A replay that is pending has not been tried again.
  const isInLine = sql`(${deliveries.reason} is not null and (${deliveries.attempts} = 0 or ${deliveries.isReplay}))`;
  // What was refused waits for a later time than what was not tried yet. So few other rows are looked at, however many wait.
  const last = context.db
    .select({ ...columns, reason: deliveries.reason })
    .from(deliveries)
    .where(messagesTo(context, isPending, not(isInLine)))
    .orderBy(desc(deliveries.dueTime))
    .limit(NEWEST)
    .as('last');
  const { id, eventId, isGivenUp, time, createTime } = last;
  const refused = context.db
    .select({ id, eventId, isGivenUp, time, createTime })
    .from(last)
    .where(isNotNull(last.reason));
  const givenUp = context.db
    .select(columns)
    .from(deliveries)
    .where(messagesTo(context, sql`${deliveries.status} = 'failed'`))
    .orderBy(desc(deliveries.id))
    .limit(NEWEST);
  return unionAll(refused, givenUp).as('message');
}

/** Every destination, with the newest messages that it has refused or that were given up. Nothing is counted. */
export async function selectNotTaken(context: Context) {
  const { id, name, failingSinceTime, disabledTime, heldTime, heldBy, holdNote } = destinations;
  const message = newestNotTaken(context);
  const next = context.db
    .select({ dueTime: deliveries.dueTime })
    .from(deliveries)
    .where(messagesTo(context, isPending))
    .orderBy(deliveries.dueTime)
    .limit(1)
    .as('next');
  // With a limit, PostgreSQL looks up the few that there are, and does not read every customer to join them.
  const about = context.db
    .select({ groupRef: events.groupRef, groupName: groups.groupName })
    .from(events)
    .leftJoin(groups, and(eq(groups.projectId, events.projectId), eq(groups.groupRef, events.groupRef)))
    .where(inProject(context, events, eq(events.id, message.eventId)))
    .limit(1)
    .as('about');
  const rows = await context.db
    .select({
      id,
      name,
      failingSinceTime,
      disabledTime,
      heldTime,
      heldBy,
      holdNote,
      // A pause of the destination after failures puts off what is due.
      nextTryTime: sql<Date | null>`greatest(${next.dueTime}, ${destinations.pausedUntilTime})`.mapWith(
        deliveries.dueTime,
      ),
      isWaiting: sql<boolean>`${next.dueTime} is not null`,
      messageId: message.id,
      isGivenUp: message.isGivenUp,
      time: message.time,
      createTime: message.createTime,
      groupRef: about.groupRef,
      groupName: about.groupName,
    })
    .from(destinations)
    .leftJoinLateral(next, sql`true`)
    .leftJoinLateral(message, sql`true`)
    .leftJoinLateral(about, sql`true`)
    .where(inProject(context, destinations));
  return [...Map.groupBy(rows, (row) => row.id).values()].flatMap((own) => {
    const [first] = own;
    const messages = own.filter(({ messageId }) => messageId !== null) as unknown as NotTaken[];
    return first ? [{ ...first, messages }] : [];
  });
}

/** The last attempt at each of these messages that was refused, by the message. */
export async function selectLastAttempts(
  context: Context,
  messageIds: readonly string[],
): Promise<Map<string, LastAttempt>> {
  if (messageIds.length === 0) return new Map();
  const { id, deliveryId, number, outcome, status, reason } = deliveryAttempts;
  const rows = await context.db
    .selectDistinctOn([deliveryId], { id, deliveryId, status, reason })
    .from(deliveryAttempts)
    .where(inProject(context, deliveryAttempts, isAnyOf(deliveryId, messageIds), ne(outcome, 'delivered')))
    .orderBy(deliveryId, desc(number), desc(id));
  return new Map(rows.map((row) => [row.deliveryId, row]));
}

/** The installations whose records go to a destination. There may be thousands, so PostgreSQL adds them up. */
export interface Senders {
  readonly destination: string;
  readonly groupCount: number;
  readonly installationCount: number;
  /** The first few. */
  readonly firstIds: readonly string[];
  /** The customers who are asked for. */
  readonly groupRefs: readonly string[];
  /** Their installations. Empty if every customer is asked for. */
  readonly installationIds: readonly string[];
}

/** The installations whose records go to these destinations, as manifests and configs say. */
export function sendersTo(context: Context, names: readonly string[]) {
  // With a limit, PostgreSQL unpacks a manifest once for its integration, and not once for each installation.
  const sent = context.db
    .select({
      integrationId: integrations.id,
      part: sql<string>`part.name`.as('part'),
      objectName: sql<string>`object.value ->> 'objectName'`.as('object_name'),
      deliveredName: sql<string | null>`object.value ->> 'mapToName'`.as('delivered_name'),
      destination: sql<string | null>`object.value ->> 'destination'`.as('object_destination'),
      isAlways: sql<boolean>`coalesce(object.value ->> 'enabled' = 'always', false)`.as('is_always'),
    })
    .from(integrations)
    .innerJoin(revisions, isLatestRevision)
    .innerJoin(sql`unnest(array['read', 'subscribe']) as part (name)`, sql`true`)
    .innerJoin(
      sql`jsonb_array_elements(coalesce(${revisions.content} -> part.name -> 'objects', '[]')) as object (value)`,
      sql`true`,
    )
    .where(inProject(context, integrations))
    .limit(MOST_SENT)
    .as('sent');
  // Looked up once for each row, not once for each place that it is used in.
  const entry = sql.raw('entry.value');
  const chosen = sql`lateral (select coalesce(${configs.content} -> ${sent.part} -> 'objects' -> ${sent.objectName},
    ${configs.content} -> ${sent.part} -> 'objects' -> ${sent.deliveredName}) offset 0) as entry (value)`;
  const target = sql<string>`coalesce(nullif(${entry} ->> 'destination', ''), ${sent.destination})`;
  const isOn = sql`coalesce(${entry} ->> 'disabled', 'false') <> 'true' and (${entry} is not null or ${sent.isAlways})`;
  return context.db
    .select({
      destination: target.as('sent_to'),
      installationId: installations.id,
      groupRef: installations.groupRef,
    })
    .from(sent)
    .innerJoin(
      installations,
      inProject(context, installations, eq(installations.integrationId, sent.integrationId)),
    )
    .innerJoin(configs, isItsConfig)
    .innerJoin(chosen, isOn)
    .where(sql`${target} = any(${sql.param(names)}::text[])`)
    .groupBy(sql`1`, installations.id, installations.groupRef)
    .as('senders');
}

/**
 * Who sends to these destinations.
 * @param refs of which customers to tell them apart
 */
export function selectSenders(
  context: Context,
  names: readonly string[],
  refs: Refs | 'all',
): Promise<Senders[]> {
  const senders = sendersTo(context, names);
  const { destination, groupRef, installationId } = senders;
  const among = refs === 'all' ? sql`true` : isAnyOfTexts(groupRef, refs ?? []);
  // By the rules of a language, thousands of references take long to sort.
  const plainRef = sql`${groupRef} collate "C"`;
  return context.db
    .select({
      destination,
      groupCount: sql<number>`count(distinct ${plainRef})::int`,
      installationCount: sql<number>`count(*)::int`,
      firstIds: sql<
        string[]
      >`(array_agg(${installationId} order by ${installationId}))[1:${sql.raw(String(NAMED))}]`,
      groupRefs: sql<string[]>`coalesce(json_agg(distinct ${plainRef}) filter (where ${among}), '[]')`,
      installationIds: sql<
        string[]
      >`coalesce(json_agg(${installationId}) filter (where ${refs === 'all' ? sql`false` : among}), '[]')`,
    })
    .from(senders)
    .groupBy(destination);
}

/** Installations as an issue names them, by their ids. */
export async function selectNamed(
  context: Context,
  ids: readonly string[],
): Promise<Map<string, AffectedInstallation>> {
  if (ids.length === 0) return new Map();
  const rows = await context.db
    .select(affectedColumns)
    .from(installations)
    .innerJoin(integrations, isItsIntegration)
    .innerJoin(groups, isItsGroup)
    .where(inProject(context, installations, isAnyOf(installations.id, ids)));
  return new Map(rows.map((row) => [row.installationId, row]));
}
