import { projectsInBody, projectUnnamedProblem } from '@dowel/schema/rules';
import {
  type BuilderContext,
  type Context,
  enterBuilder,
  enterProject,
  type PublicContext,
} from '../../context.ts';
import { findOfOrg, projectNotFound } from '../../people/projects/service.ts';
import type { ProjectRef } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { AnyRequest } from '../../platform/requests/route.ts';
import type { Principal } from './authenticate.ts';

/** The context of a caller, before it is known which project a builder means. */
export function enter(context: PublicContext, { project, actor }: Principal): Context | BuilderContext {
  return project ? enterProject(context, project, actor) : enterBuilder(context, actor);
}

/**
 * The context in the project that the path names. A key or token must be of that project; a builder's org must own it.
 * Without a project in the path, the context stays as it is.
 * @throws {ProblemError} `project_not_found`
 */
export async function enterNamed(
  context: Context | BuilderContext,
  idOrName: string | undefined,
): Promise<Context | BuilderContext> {
  if (idOrName === undefined) return context;
  if (isOfBuilder(context)) return enterProject(context, await findOfOrg(context, idOrName), context.actor);
  assertProject(context.project, idOrName);
  return context;
}

/**
 * The context in the project that the rest of the request names, in the body or in the query. Only a builder must name
 * one.
 * @throws {ProblemError} `project_not_found`, `invalid_request`
 */
export async function enterRequested(
  context: Context | BuilderContext,
  { body, query }: Pick<AnyRequest, 'body' | 'query'>,
): Promise<Context> {
  const named = [...projectsInBody(body), ...projectsInBody(query)];
  const entered = isOfBuilder(context) ? await enterNamed(context, named[0]) : context;
  if (isOfBuilder(entered)) throw new ProblemError('invalid_request', projectUnnamedProblem());
  for (const name of named) assertProject(entered.project, name);
  return entered;
}

/** Whether the caller is a builder who has named no project yet. */
export function isOfBuilder(context: Context | BuilderContext): context is BuilderContext {
  return context.project === undefined;
}

/** A project that the credentials do not belong to gets the same answer as one that does not exist. */
function assertProject(project: ProjectRef, idOrName: string): void {
  const wanted = idOrName.toLowerCase();
  if (wanted !== project.id && wanted !== project.name) throw projectNotFound();
}
