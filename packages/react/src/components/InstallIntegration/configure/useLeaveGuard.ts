import { useEffect } from 'react';

/**
 * Makes the browser ask before the person leaves the page. The listener exists only while there are unsaved edits,
 * because it can keep the page out of the browser's back/forward cache.
 */
export function useLeaveGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
