import { isDeepStrictEqual } from 'node:util';
import type { Issue, ListIssuesQuery } from '@dowel/schema';
import { type Context, enterProject, type PublicContext } from '../../context.ts';
import { noteChange } from '../../platform/changes/note-change.ts';
import { databaseFailure } from '../../platform/db/database-failure.ts';
import { takeLock } from '../../platform/db/take-lock.ts';
import { mapPage, type Page, readPage } from '../../platform/paging/read-page.ts';
import { TRIED_FOR_MS } from '../subscriptions/delivering/outcome.ts';
import { isReplaced } from './rules.ts';
import { list } from './service.ts';
import {
  deleteOpen,
  everyProject,
  insertSolved,
  selectBroken,
  selectGivenUp,
  selectOpen,
  selectSolved,
  upsertOpen,
} from './solved-queries.ts';
import { writesFrom } from './write-queries.ts';

/** Keeps which issues every project has, and which were solved since the last time. One that fails stops no other. */
export async function keepIssues(context: PublicContext): Promise<void> {
  const failed: string[] = [];
  let err: unknown;
  for await (const project of everyProject(context)) {
    await keepOf(enterProject(context, project, { kind: 'system', id: 'issues' })).catch((error: unknown) => {
      // Without the database, all others fail, too.
      if (databaseFailure(error) === 'lost') throw error;
      failed.push(project.id);
      err = error;
    });
  }
  if (failed.length === 0) return;
  const projectIds = failed.slice(0, MOST_NAMED);
  const words = 'it was not kept which issues of some projects were solved; it is tried again in a minute';
  context.log.warn({ err, projects: failed.length, projectIds }, words);
}

const MOST_NAMED = 10;

/** The lock of whoever looks at the issues of a project. */
export const issuesOf = ({ project }: Pick<Context, 'project'>): string => `issues of ${project.id}`;

/** What one worker has seen, another one must not overwrite with what it saw before. So only one looks, and keeps it. */
function keepOf(context: Context): Promise<void> {
  return context.transaction(async (tx) => {
    if (!(await takeLock(tx, issuesOf(tx)))) return;
    const { listed, cutKinds } = await list(tx, { state: 'all' });
    const known = await selectOpen(tx);
    const open = new Set(listed.map(({ id }) => id));
    // Where issues are left out, nobody knows which are gone.
    const gone = cutKinds.length > 0 ? [] : known.filter(({ id }) => !open.has(id));
    const before = new Map(known.map((issue) => [issue.id, issue]));
    await upsertOpen(
      tx,
      listed.map(asKept).filter((issue) => !isDeepStrictEqual(issue, before.get(issue.id))),
    );
    await deleteOpen(
      tx,
      gone.map(({ id }) => id),
    );
    const broken = await selectBroken(
      tx,
      gone.flatMap(({ affects }) => affects.first.map(({ installationId }) => installationId)),
    );
    const forgotten = await findForgotten(tx, gone);
    const solved = gone.filter((issue) => !forgotten.has(issue) && !isReplaced(issue, listed, broken));
    await insertSolved(tx, solved);
    noteChange(
      tx,
      'issue',
      solved.map(({ id }) => id),
    );
  });
}

/** Those that are listed no more because of their age alone: what failed was given up, or is too old to be looked at. */
async function findForgotten(tx: Context, gone: readonly Issue[]): Promise<ReadonlySet<Issue>> {
  const from = writesFrom(tx);
  const wereWaitingFrom = tx.now().getTime() - TRIED_FOR_MS;
  const givenUp = await selectGivenUp(
    tx,
    gone.filter(({ reason }) => reason === 'messages_refused'),
  );
  return new Set(
    gone.filter(({ stops, reason, operationId = '', since, subject }) => {
      if (stops === 'writes') return operationId <= from;
      if (stops === 'events' && reason === 'destination') return Date.parse(since) <= wereWaitingFrom;
      return reason === 'messages_refused' && givenUp.has(subject.id);
    }),
  );
}

/** Nothing is tried again once it is solved. */
function asKept({ nextTryTime: _, ...issue }: Issue): Issue {
  return issue;
}

/**
 * The issues that were solved, the latest first.
 * @throws {ProblemError} `invalid_request` for an invalid page token
 */
export async function listSolved(context: Context, query: ListIssuesQuery): Promise<Page<Issue>> {
  const { actor, pageSize, pageToken } = query;
  const page = await readPage(
    context,
    ['listIssues', 'solved', actor ?? ''],
    { pageSize, pageToken },
    (slice) => selectSolved(context, actor, slice),
  );
  return mapPage(page, ({ issue }) => issue);
}
