import type {
  AffectedInstallation,
  IntegrationHealth,
  Issue,
  ListIssuesQuery,
  UpdateIssue,
} from '@dowel/schema';
import { createdByOf, issueChangedProblem, issueNotFoundProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { personOf } from '../../platform/caller.ts';
import { noteChange } from '../../platform/changes/note-change.ts';
import { storableTime } from '../../platform/db/storable-time.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import * as providers from '../../providers/providers/service.ts';
import { ofDestination } from './destination-rules.ts';
import { findStopped } from './destination-troubles.ts';
import { ofEvents } from './event-rules.ts';
import { selectHealth } from './health-queries.ts';
import { joinOutages } from './outages.ts';
import {
  type Concerning,
  MOST,
  MOST_WITHOUT_EVENTS,
  type Refs,
  selectConnectionTroubles,
  selectExpiredKeys,
  selectMarks,
  upsertMark,
} from './queries.ts';
import { selectNextTries, selectReadTroubles } from './read-queries.ts';
import { ofReads } from './read-rules.ts';
import {
  findEventTroubles,
  findRefusals,
  findWriteTroubles,
  placesBy,
  type Refusals,
  worstPlaces,
} from './refusals.ts';
import {
  type ConnectionTrouble,
  inOrder,
  isSnoozed,
  marked,
  ofConnections,
  ofExpiredKey,
  ofSharedAccount,
  placeFor,
  seenTimeOf,
  type Unmarked,
} from './rules.ts';
import { selectWaitingEvents } from './waiting-event-queries.ts';
import { ofWaitingEvents, waitingByIntegration } from './waiting-event-rules.ts';
import { areWritesCut } from './write-queries.ts';
import { ofWrites } from './write-rules.ts';

export { findRefusals, type Refusals, refusedOf } from './refusals.ts';

/** An issue, and which of the customers that were asked for it concerns. */
export interface Concerned {
  readonly issue: Issue;
  readonly groupRefs: readonly string[];
  /** Which of their installations, beside those whose connection is the subject. Absent: its subject says so. */
  readonly installationIds?: readonly string[];
}

/** The issues of a project, the worst first, and the kinds of which there are more. */
export async function list(
  context: Context,
  { state = 'open', actor, groupRef }: ListIssuesQuery,
): Promise<{ listed: Issue[]; cutKinds: string[] }> {
  const refs = groupRef === undefined ? undefined : [groupRef];
  const { concerned, cutKinds } = await listConcerning(context, refs);
  const listed = concerned
    .map(({ issue }) => issue)
    .filter(
      (issue) =>
        (state === 'all' || isSnoozed(issue, context.now()) === (state === 'snoozed')) &&
        (actor === undefined || issue.actor === actor),
    );
  return { listed, cutKinds };
}

/**
 * The issues of some customers, the worst first, and the kinds of which there are more; of the whole project without
 * `refs`. Those that were put off too.
 */
export async function listConcerning(
  context: Context,
  refs: Refs,
  refusals?: Refusals,
): Promise<{ concerned: Concerned[]; cutKinds: string[] }> {
  if (refs?.length === 0) return { concerned: [], cutKinds: [] };
  const [byKind, areCut] = await Promise.all([findByKind(context, refs, refusals), areWritesCut(context)]);
  const found = Object.values(byKind).flatMap((some) => some.slice(0, MOST));
  const cutKinds = Object.entries(byKind)
    .filter(([kind, some]) => some.length > MOST || (kind === 'writes' && areCut) || areEventsCut(kind, some))
    .map(([kind]) => kind);
  if (found.length === 0) return { concerned: [], cutKinds };
  const ids = found.map(({ issue }) => issue.id);
  const marks = new Map((await selectMarks(context, ids)).map((mark) => [mark.issueId, mark]));
  const byId = new Map(found.map((one) => [one.issue.id, one]));
  const inTheirOrder = inOrder(found.map(({ issue }) => marked(issue, marks.get(issue.id))));
  return {
    concerned: inTheirOrder.map((issue) => ({
      groupRefs: [],
      ...byId.get(issue.id),
      issue: named(context, issue),
    })),
    cutKinds,
  };
}

/** Installations behind those that were looked at may have further issues. */
function areEventsCut(kind: string, found: readonly Found[]): boolean {
  const installations = found.reduce((sum, { issue }) => sum + issue.affects.installationCount, 0);
  return kind === 'events' && installations >= MOST_WITHOUT_EVENTS;
}

type Found = Omit<Concerned, 'issue'> & { readonly issue: Unmarked };

type Owned = Pick<AffectedInstallation, 'groupRef' | 'installationId'>;

/** What does not work, by the kind of what it is found in. */
async function findByKind(
  context: Context,
  refs: Refs,
  refusals?: Refusals,
): Promise<Readonly<Record<string, Found[]>>> {
  const [connections, reads, apiKeys, { destinations, waiting, events, writes, accounts }] =
    await Promise.all([
      findConnectionTroubles(context, refs),
      selectReadTroubles(context, refs),
      // They concern every customer, and so no row of a list in particular.
      refusals ? [] : selectExpiredKeys(context),
      refusals ?? findRefusals(context, refs),
    ]);
  const { id } = context.project;
  const title = (provider: string) => providers.titleOf(context, provider);
  const asked = new Set(refs);
  const among = (of: readonly Owned[]) => of.filter(({ groupRef }) => asked.has(groupRef));
  const concerning = (of: readonly Owned[]) => ({
    groupRefs: [...new Set(among(of).map(({ groupRef }) => groupRef))],
    installationIds: among(of).map(({ installationId }) => installationId),
  });
  const concernsThem = ({ groupRefs }: Found) => refs === undefined || groupRefs.length > 0;
  return {
    ...joinOutages(
      connections.map((one) => ({
        issue: ofConnections(id, one, title(one.provider)),
        groupRefs: one.groupRefs,
      })),
      reads.map(({ groupRefs, installationIds, brokenGroupCount, ...one }) => ({
        issue: ofReads(id, one, title(one.provider)),
        groupRefs,
        installationIds,
        brokenGroupCount,
      })),
    ),
    events: [
      ...events.map((one) => ({ issue: ofEvents(id, one), ...concerning(one.installations) })),
      ...waitingByIntegration(waiting).map((some) => ({
        issue: ofWaitingEvents(id, some),
        ...concerning(some),
      })),
    ].filter(concernsThem),
    destinations: destinations
      .map(({ groupRefs, installationIds, ...one }) => ({
        issue: ofDestination(id, one),
        groupRefs: groupRefs.filter((ref) => asked.has(ref)),
        ...(installationIds && { installationIds }),
      }))
      .filter(concernsThem),
    accounts: accounts
      .map((one) => ({
        issue: ofSharedAccount(id, one),
        groupRefs: one.groupRefs.filter((ref) => asked.has(ref)),
      }))
      .filter(concernsThem),
    writes: writes
      .map((one) => ({ issue: ofWrites(id, one), ...concerning(one.writes) }))
      .filter(concernsThem),
    apiKeys: apiKeys.map((one) => ({ issue: ofExpiredKey(id, one), groupRefs: [] })),
  };
}

/** How the installations of each integration fare, those first for which most need somebody. */
export async function listHealth(context: Context, limit: number): Promise<IntegrationHealth[]> {
  const [stopped, waiting, events, writes] = await Promise.all([
    findStopped(context),
    selectWaitingEvents(context),
    findEventTroubles(context, undefined),
    findWriteTroubles(context),
  ]);
  const installations = worstPlaces(placesBy('installationId', { waiting, events, writes }));
  const destinations = new Map(
    [...stopped].map(([name, reason]) => [name, placeFor({ actor: 'builder', reason })]),
  );
  const found = await selectHealth(context, { installations, destinations }, limit);
  return found.map((one) => ({ ...one, providerName: providers.titleOf(context, one.provider) }));
}

/** What mends itself is tried again by the reads that met it. */
async function findConnectionTroubles(
  context: Context,
  refs: Refs,
): Promise<Concerning<ConnectionTrouble>[]> {
  const troubles = await selectConnectionTroubles(context, refs);
  const waiting = troubles.filter(({ actor }) => actor === 'provider');
  const nextTryOf = await selectNextTries(context, waiting, refs);
  return troubles.map((one) => (one.actor === 'provider' ? { ...one, nextTryTime: nextTryOf(one) } : one));
}

function named(context: Context, issue: Issue): Issue {
  return issue.provider === undefined
    ? issue
    : { ...issue, providerName: providers.titleOf(context, issue.provider) };
}

/** @throws {ProblemError} `issue_not_found`, `issue_changed` */
export async function update(
  context: Context,
  issueId: string,
  { told, snoozedUntilTime, note, etag }: UpdateIssue,
): Promise<Issue> {
  const { concerned } = await listConcerning(context, undefined);
  const issue = concerned.find((one) => one.issue.id === issueId.toLowerCase())?.issue;
  if (!issue) throw new ProblemError('issue_not_found', issueNotFoundProblem(issueId));
  const seenTime = etag === undefined ? undefined : seenTimeOf(etag);
  if (etag !== undefined && seenTime === undefined) throw changed();
  const now = context.now();
  const mark = await upsertMark(context, {
    issueId: issue.id,
    since: new Date(issue.since),
    said: {
      toldTime: told === undefined ? undefined : told ? now : null,
      snoozedUntilTime: snoozedUntilTime === undefined ? undefined : storableTime(snoozedUntilTime),
      note,
    },
    markedBy: createdByOf(personOf(context), undefined, 'update-issue'),
    markTime: now,
    seenTime,
  });
  if (!mark) throw changed();
  noteChange(context, 'issue', [issue.id]);
  const { toldTime: _, snoozedUntilTime: __, note: ___, markedBy: ____, ...bare } = issue;
  return marked(bare, mark);
}

function changed(): ProblemError {
  return new ProblemError('issue_changed', issueChangedProblem());
}
