import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';

/** What a project has of this name or with this id. */
export const searchQuery = (project: string, q: string) =>
  queryOptions({
    queryKey: [project, 'search', q],
    queryFn: ({ signal }) => projectClient(project).projects.search({ q }, { signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
