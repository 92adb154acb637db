import type { Issue, ListIssuesQuery, UpdateIssue } from '@dowel/schema';
import { createdByOf, issueChangedProblem, issueNotFoundProblem, providerTitle } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { personOf } from '../../platform/caller.ts';
import { noteChange } from '../../platform/changes/note-change.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { selectDestinationTroubles } from './destination-queries.ts';
import {
  MOST,
  selectConnectionTroubles,
  selectEventTroubles,
  selectMarks,
  selectReadTroubles,
  selectSharedAccounts,
  upsertMark,
} from './queries.ts';
import {
  inOrder,
  isSnoozed,
  marked,
  ofConnections,
  ofDestination,
  ofEvents,
  ofReads,
  ofSharedAccount,
  seenTimeOf,
} from './rules.ts';

/** An issue, and which of the customers that were asked for it concerns. */
export interface Concerned {
  readonly issue: Issue;
  readonly groupRefs: readonly string[];
}

/** The issues of a project, the worst first, and the kinds of which there are more. */
export async function list(
  context: Context,
  { state = 'open', actor, groupRef }: ListIssuesQuery,
): Promise<{ listed: Issue[]; cutKinds: string[] }> {
  const refs = groupRef === undefined ? undefined : [groupRef];
  const { concerned, cutKinds } = await find(context, refs);
  const listed = concerned
    .map(({ issue }) => issue)
    .filter(
      (issue) =>
        isSnoozed(issue, context.now()) === (state === 'snoozed') &&
        (actor === undefined || issue.actor === actor),
    );
  return { listed, cutKinds };
}

/** The issues of some customers, the worst first; of the whole project without `refs`. Those that were put off too. */
export async function listConcerning(
  context: Context,
  refs: readonly string[] | undefined,
): Promise<Concerned[]> {
  return (await find(context, refs)).concerned;
}

async function find(
  context: Context,
  refs: readonly string[] | undefined,
): Promise<{ concerned: Concerned[]; cutKinds: string[] }> {
  if (refs?.length === 0) return { concerned: [], cutKinds: [] };
  const [connections, reads, events, destinations, accounts] = await Promise.all([
    selectConnectionTroubles(context, refs),
    selectReadTroubles(context, refs),
    selectEventTroubles(context, refs),
    refs === undefined ? selectDestinationTroubles(context) : [],
    selectSharedAccounts(context, refs),
  ]);
  const { id } = context.project;
  const found = [
    ...connections.slice(0, MOST).map((one) => ({
      issue: ofConnections(id, one, titleOf(context, one.provider)),
      groupRefs: one.groupRefs,
    })),
    ...reads.slice(0, MOST).map((one) => ({
      issue: ofReads(id, one, titleOf(context, one.provider)),
      groupRefs: one.groupRefs,
    })),
    ...events.slice(0, MOST).map((one) => ({ issue: ofEvents(id, one), groupRefs: one.groupRefs })),
    ...destinations.slice(0, MOST).map((one) => ({ issue: ofDestination(id, one), groupRefs: [] })),
    ...accounts.slice(0, MOST).map((one) => ({ issue: ofSharedAccount(id, one), groupRefs: one.groupRefs })),
  ];
  const cutKinds = Object.entries({ connections, reads, events, destinations, accounts })
    .filter(([, some]) => some.length > MOST)
    .map(([kind]) => kind);
  if (found.length === 0) return { concerned: [], cutKinds };
  const ids = found.map(({ issue }) => issue.id);
  const marks = new Map((await selectMarks(context, ids)).map((mark) => [mark.issueId, mark]));
  const byId = new Map(found.map((one) => [one.issue.id, one.groupRefs]));
  const inTheirOrder = inOrder(found.map(({ issue }) => marked(issue, marks.get(issue.id))));
  return {
    concerned: inTheirOrder.map((issue) => ({ issue, groupRefs: byId.get(issue.id) ?? [] })),
    cutKinds,
  };
}

function titleOf({ catalogue }: Context, provider: string): string {
  const entry = catalogue.find(provider);
  return entry ? providerTitle(entry) : provider;
}

/** @throws {ProblemError} `issue_not_found`, `issue_changed` */
export async function update(
  context: Context,
  issueId: string,
  { told, snoozedUntilTime, note, etag }: UpdateIssue,
): Promise<Issue> {
  const found = await listConcerning(context, undefined);
  const issue = found.find((one) => one.issue.id === issueId.toLowerCase())?.issue;
  if (!issue) throw new ProblemError('issue_not_found', issueNotFoundProblem(issueId));
  const seenTime = etag === undefined ? undefined : seenTimeOf(etag);
  if (etag !== undefined && seenTime === undefined) throw changed();
  const now = context.now();
  const mark = await upsertMark(context, {
    issueId: issue.id,
    since: new Date(issue.since),
    said: {
      toldTime: told === undefined ? undefined : told ? now : null,
      snoozedUntilTime: snoozedUntilTime === undefined ? undefined : new Date(snoozedUntilTime),
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
