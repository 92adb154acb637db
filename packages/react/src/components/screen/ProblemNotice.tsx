import { forwardRef } from 'react';
import { describeProblem } from '../../messages/describeProblem.ts';
import { problemLines } from '../../messages/problem-lines.ts';
import { problemTone } from '../../messages/problem-tone.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';

export interface ProblemNoticeProps {
  error: unknown;
  /** Says what could not be done. Replaces the problem's own title. */
  title?: string | undefined;
  /** Says what happened, one sentence each. Replaces the problem's own words. */
  what?: readonly string[] | undefined;
  /** Adds a "try again" button. Leave it out if a form's own button does that. */
  onRetry?: (() => void) | undefined;
}

/** Shows a failure where it happened: what failed, why, and what to do. The element of its ref can take the focus. */
export const ProblemNotice = /* @__PURE__ */ forwardRef<HTMLDivElement, ProblemNoticeProps>(
  function ProblemNotice({ error, title, what = [], onRetry }, ref) {
    const translate = useMessages();
    const problem = describeProblem(error, translate);
    const lines = problemLines({ ...problem, detail: what.join('\n') || problem.detail });
    const retry = onRetry && (
      <Button size="sm" onClick={onRetry}>
        {translate('common.tryAgain')}
      </Button>
    );
    return (
      <Notice ref={ref} tone={problemTone(error)} title={title ?? problem.title} actions={retry}>
        {lines.join('\n') || undefined}
      </Notice>
    );
  },
);
