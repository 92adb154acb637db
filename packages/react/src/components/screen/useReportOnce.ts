import { useEffect, useRef } from 'react';

/** Reports a failure that a screen shows, once, however often the screen is drawn. */
export function useReportOnce(error: unknown, report: (error: unknown) => void): void {
  const reported = useRef<unknown>(null);
  useEffect(() => {
    if (!error || reported.current === error) return;
    reported.current = error;
    report(error);
  }, [error, report]);
}
