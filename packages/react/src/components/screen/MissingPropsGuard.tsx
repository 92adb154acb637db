import type { ReactNode } from 'react';
import { useScope } from '../../context/scope.ts';
import { ProblemCard } from './ProblemCard.tsx';
import { Screen } from './Screen.tsx';
import { useReportOnce } from './useReportOnce.ts';

export interface MissingPropsGuardProps {
  className: string | undefined;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Shows what is below it once the page has said whose installation or connection is meant. Until then it says so. */
export function MissingPropsGuard({ className, onError, children }: MissingPropsGuardProps) {
  const { missing } = useScope();
  useReportOnce(missing, onError);
  if (!missing) return children;
  return (
    <Screen name="problem" className={className}>
      <ProblemCard error={missing} />
    </Screen>
  );
}
