import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Leads to another page when something is done, and asks nobody. Once the person has left, it does nothing: a late answer
 * would take them away from what they do now.
 */
export function useGoOn(): ReturnType<typeof useNavigate> {
  const router = useRouter();
  const navigate = useNavigate();
  const [pathname] = useState(router.latestLocation.pathname);
  return async (to) => {
    if (router.latestLocation.pathname === pathname)
      await navigate({ ...to, ignoreBlocker: true } as typeof to);
  };
}
