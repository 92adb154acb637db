import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from './query-client.ts';
import type { router } from './router.tsx';

/** The console, at the place where its router is. */
export function App({ router: own }: { router: typeof router }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={own} />
    </QueryClientProvider>
  );
}
