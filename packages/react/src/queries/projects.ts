import { getProject } from '@dowel/schema/wire';
import { queryOptions } from '@tanstack/react-query';
import { type Caller, keyOf, requestOptions } from './caller.ts';

export const projectQueries = {
  /** The project, which has the name of the builder's product. Treated as fixed while a page is open. */
  own: (caller: Caller) =>
    queryOptions({
      queryKey: keyOf(caller, 'projects'),
      queryFn: () => caller.service.session.send(getProject, { query: undefined }, requestOptions(caller)),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
