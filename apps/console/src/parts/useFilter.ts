import { useRouter } from '@tanstack/react-router';

/** The route of a list, whose conditions are in its address. */
interface ListRoute<Search> {
  useNavigate(): (to: { search: (before: Search) => Search; replace: true }) => Promise<void>;
  useMatch(): { readonly pathname: string };
}

/**
 * Changes the conditions of a list. Once the person has left for another page, it does nothing: a late change, such as one
 * that waited for a search, would lead back to the list.
 */
export function useFilter<Search>(route: ListRoute<Search>): (change: Search) => void {
  const router = useRouter();
  const navigate = route.useNavigate();
  const { pathname } = route.useMatch();
  return (change) => {
    if (router.latestLocation.pathname !== pathname) return;
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  };
}
