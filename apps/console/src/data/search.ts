import type { FoundThing } from '@dowel/schema';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { projectClient } from '../app/project.ts';

const SHOWN = 20;

/** What a project has of this name or with this id: the first things, and whether more follow. */
export const searchQuery = (project: string, q: string) =>
  queryOptions({
    queryKey: [project, 'search', q],
    queryFn: async ({ signal }) => {
      const things: FoundThing[] = [];
      // A page may be short although another follows.
      for await (const thing of projectClient(project).projects.search(
        { q, pageSize: SHOWN + 1 },
        { signal },
      )) {
        if (things.length === SHOWN) return { things, hasMore: true };
        things.push(thing);
      }
      return { things, hasMore: false };
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
