import { useRouter } from '@tanstack/react-router';

/** The route of a list, whose conditions are in its address. */
interface ListRoute<Search> {
  useNavigate(): (to: { search: (before: Search) => Search; replace: true }) => Promise<void>;
  useMatch(): { readonly pathname: string };
}

/**
 * Changes the conditions of a list. What comes when the person is already on the way elsewhere, such as the answer to a
 * search, changes nothing: it would lead back to the list.
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
