import { queryOptions } from '@tanstack/react-query';
import { clientOf } from '../app/client.ts';

/** Who is signed in, and their projects. */
export const myInfoQuery = queryOptions({
  queryKey: ['my-info'],
  queryFn: ({ signal }) => clientOf().myInfo.get({ signal }),
  staleTime: 60_000,
});
