import { Projects } from '@dowel/client';
import { queryOptions } from '@tanstack/react-query';
import type { Service } from '../context/service.ts';
import { type Caller, keyOf, requestOptions } from './caller.ts';

/** The calls for projects. */
const projects = ({ session }: Service) => new Projects(session);

export const projectQueries = {
  /** The project, which has the name of the builder's product. Treated as fixed while a page is open. */
  own: (caller: Caller) =>
    queryOptions({
      queryKey: keyOf(caller, 'projects'),
      queryFn: () => projects(caller.service).get(undefined, requestOptions(caller)),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
