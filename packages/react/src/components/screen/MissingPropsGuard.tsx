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

/** Shows its children when the page has passed every required prop. Until then it says which prop is missing. */
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
