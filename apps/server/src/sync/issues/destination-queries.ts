import type { AffectedInstallation } from '@dowel/schema';
import { and, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import { isItsConfig, isItsGroup, isItsIntegration } from '../../platform/db/installation-joins.ts';
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

/** More objects than the manifests of a project have together. */
const MOST_SENT = 100_000;
/** The newest messages that a destination has not taken say enough. */
const NEWEST = 20;

/** Every destination, with the newest messages that it has refused or that were given up. Nothing is counted. */
export async function selectNotTaken(context: Context) {
  const { id, name, failingSinceTime, disabledTime, heldTime, holdNote } = destinations;
  const of = (...conditions: SQL[]) =>
    inProject(context, deliveries, eq(deliveries.destinationId, id), ...conditions);
  const columns = {
    id: deliveries.id,
    eventId: deliveries.eventId,
    isGivenUp: sql<boolean>`${deliveries.status} = 'failed'`.as('is_given_up'),
    time: deliveries.updateTime,
    createTime: deliveries.createTime,
  };
  // What was refused waits for a later time than what was not tried yet. So few rows are looked at, however many wait.
  const last = context.db
    .select({ ...columns, reason: deliveries.reason })
    .from(deliveries)
    .where(of(sql`${deliveries.status} = 'pending'`))
    .orderBy(desc(deliveries.dueTime))
    .limit(NEWEST)
    .as('last');
  const { id: messageId, eventId, isGivenUp, time, createTime } = last;
  const refused = context.db
    .select({ id: messageId, eventId, isGivenUp, time, createTime })
    .from(last)
    .where(isNotNull(last.reason));
  const givenUp = context.db
    .select(columns)
    .from(deliveries)
    .where(of(sql`${deliveries.status} = 'failed'`))
    .orderBy(desc(deliveries.id))
    .limit(NEWEST);
  const message = unionAll(refused, givenUp).as('message');
  const waits = context.db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(of(eq(deliveries.status, 'pending')));
  const rows = await context.db
    .select({
      id,
      name,
      failingSinceTime,
      disabledTime,
      heldTime,
      holdNote,
      isWaiting: sql<boolean>`exists (${waits})`,
      messageId: message.id,
      isGivenUp: message.isGivenUp,
      time: message.time,
      createTime: message.createTime,
      groupRef: events.groupRef,
      groupName: groups.groupName,
    })
    .from(destinations)
    .leftJoinLateral(message, sql`true`)
    .leftJoin(events, inProject(context, events, eq(events.id, message.eventId)))
    .leftJoin(groups, inProject(context, groups, eq(groups.groupRef, events.groupRef)))
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
  const { id, deliveryId, outcome, status, reason } = deliveryAttempts;
  const rows = await context.db
    .selectDistinctOn([deliveryId], { id, deliveryId, status, reason })
    .from(deliveryAttempts)
    .where(inProject(context, deliveryAttempts, isAnyOf(deliveryId, messageIds), ne(outcome, 'delivered')))
    .orderBy(deliveryId, desc(id));
  return new Map(rows.map((row) => [row.deliveryId, row]));
}

/** An installation whose records go to a destination. There may be thousands, so it has no names. */
export interface Sender {
  readonly destination: string;
  readonly installationId: string;
  readonly groupRef: string;
}

/** The installations that send to these destinations, as their manifests and configs say. */
export function selectSenders(context: Context, names: readonly string[]): Promise<Sender[]> {
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
    .innerJoin(
      revisions,
      and(eq(revisions.projectId, integrations.projectId), eq(revisions.id, integrations.latestRevisionId)),
    )
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
      destination: target,
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
    .orderBy(installations.id);
}

/** Installations as an issue names them, by their ids. */
export async function selectNamed(
  context: Context,
  ids: readonly string[],
): Promise<Map<string, AffectedInstallation>> {
  if (ids.length === 0) return new Map();
  const rows = await context.db
    .select({
      installationId: installations.id,
      integrationId: integrations.id,
      integrationName: integrations.name,
      groupRef: groups.groupRef,
      groupName: groups.groupName,
    })
    .from(installations)
    .innerJoin(integrations, isItsIntegration)
    .innerJoin(groups, isItsGroup)
    .where(inProject(context, installations, isAnyOf(installations.id, ids)));
  return new Map(rows.map((row) => [row.installationId, row]));
}
