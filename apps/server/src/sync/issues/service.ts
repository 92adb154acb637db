import type { Issue, ListIssuesQuery, UpdateIssue } from '@dowel/schema';
import { createdByOf, issueNotFoundProblem, providerTitle } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { personOf } from '../../platform/caller.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import {
  selectConnectionTroubles,
  selectDestinationTroubles,
  selectInstallationTroubles,
  selectMarks,
  upsertMark,
} from './queries.ts';
import { inOrder, isSnoozed, marked, ofConnections, ofDestination, ofInstallations } from './rules.ts';

/** An issue, and which of the customers that were asked for it concerns. */
export interface Concerned {
  readonly issue: Issue;
  readonly groupRefs: readonly string[];
}

/** The issues of a project, the worst first. */
export async function list(
  context: Context,
  { state = 'open', actor, groupRef }: ListIssuesQuery,
): Promise<Issue[]> {
  const refs = groupRef === undefined ? undefined : [groupRef];
  const found = (await listConcerning(context, refs)).map(({ issue }) => issue);
  return found.filter(
    (issue) =>
      isSnoozed(issue, context.now()) === (state === 'snoozed') &&
      (actor === undefined || issue.actor === actor),
  );
}

/** The issues of some customers, the worst first; of the whole project without `refs`. Those that were put off too. */
export async function listConcerning(
  context: Context,
  refs: readonly string[] | undefined,
): Promise<Concerned[]> {
  if (refs?.length === 0) return [];
  const [connections, installations, destinations] = await Promise.all([
    selectConnectionTroubles(context, refs),
    selectInstallationTroubles(context, refs),
    refs === undefined ? selectDestinationTroubles(context) : [],
  ]);
  const { id } = context.project;
  const found = [
    ...connections.map((one) => ({
      issue: ofConnections(id, one, titleOf(context, one.provider)),
      groupRefs: one.groupRefs,
    })),
    ...installations.map((one) => ({ issue: ofInstallations(id, one), groupRefs: one.groupRefs })),
    ...destinations.map((one) => ({ issue: ofDestination(id, one), groupRefs: [] })),
  ];
  if (found.length === 0) return [];
  const ids = found.map(({ issue }) => issue.id);
  const marks = new Map((await selectMarks(context, ids)).map((mark) => [mark.issueId, mark]));
  const byId = new Map(found.map((one) => [one.issue.id, one.groupRefs]));
  return inOrder(found.map(({ issue }) => marked(issue, marks.get(issue.id)))).map((issue) => ({
    issue,
    groupRefs: byId.get(issue.id) ?? [],
  }));
}

function titleOf({ catalogue }: Context, provider: string): string {
  const entry = catalogue.find(provider);
  return entry ? providerTitle(entry) : provider;
}

/** @throws {ProblemError} `issue_not_found` */
export async function update(
  context: Context,
  issueId: string,
  { told, snoozedUntilTime, note }: UpdateIssue,
): Promise<Issue> {
  const found = await listConcerning(context, undefined);
  const issue = found.find((one) => one.issue.id === issueId.toLowerCase())?.issue;
  if (!issue) throw new ProblemError('issue_not_found', issueNotFoundProblem(issueId));
  const now = context.now();
  const mark = {
    issueId: issue.id,
    toldTime: told === undefined ? toDate(issue.toldTime) : told ? now : null,
    snoozedUntilTime: toDate(snoozedUntilTime === undefined ? issue.snoozedUntilTime : snoozedUntilTime),
    note: note === undefined ? (issue.note ?? null) : note,
    markedBy: createdByOf(personOf(context), undefined, 'update-issue'),
    markTime: now,
  };
  await upsertMark(context, mark);
  const { toldTime: _, snoozedUntilTime: __, note: ___, ...bare } = issue;
  return marked(bare, mark);
}

const toDate = (time: string | null | undefined): Date | null => (time ? new Date(time) : null);
