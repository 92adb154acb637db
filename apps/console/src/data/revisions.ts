import { queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';
import { pagedQuery } from './page.ts';

/** What is deployed, and how often it is installed. */
export const overviewsQuery = (project: string) =>
  pagedQuery([project, 'integrations', 'overviews'], (page, options) =>
    projectClient(project).integrations.overviews(page, options),
  );

export const integrationQuery = (project: string, integrationIdOrName: string) =>
  queryOptions({
    queryKey: [project, 'integrations', 'one', integrationIdOrName],
    queryFn: ({ signal }) => projectClient(project).integrations.get(integrationIdOrName, { signal }),
  });

/** The revisions of an integration, the newest first. */
export const revisionsQuery = (project: string, integrationId: string) =>
  pagedQuery([project, 'integrations', 'revisions', integrationId], (page, options) =>
    projectClient(project).integrations.revisions(integrationId, page, options),
  );

/** A revision with its content. It never changes. */
export const revisionQuery = (project: string, integrationId: string, revisionId: string) =>
  queryOptions({
    queryKey: [project, 'revision', integrationId, revisionId],
    queryFn: ({ signal }) =>
      projectClient(project).integrations.revision(integrationId, revisionId, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
