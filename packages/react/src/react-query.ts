/** Everything that this package uses of TanStack Query. The build lets every other module import it from here (ADR 0037). */
export {
  hashKey,
  keepPreviousData,
  notifyManager,
  QueryClient,
  QueryObserver,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
