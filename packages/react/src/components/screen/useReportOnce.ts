import { useEffect, useRef } from 'react';

/** Reports a failure once, even if the screen that shows it renders many times. */
export function useReportOnce(error: unknown, report: (error: unknown) => void): void {
  const reported = useRef<unknown>(null);
  useEffect(() => {
    if (!error || reported.current === error) return;
    reported.current = error;
    report(error);
  }, [error, report]);
}
