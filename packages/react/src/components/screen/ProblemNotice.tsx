import { forwardRef, type ReactNode } from 'react';
import { describeProblem } from '../../messages/describeProblem.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';

export interface ProblemNoticeProps {
  error: unknown;
  /** Instead of the problem's own title: what could not be done. */
  title?: string | undefined;
  /** Shows a button that tries again. Leave out where a form's own button does. */
  onRetry?: (() => void) | undefined;
  /** Besides the retry button. */
  actions?: ReactNode;
}

/** A failure in place: what happened, why, and what to do. Its ref takes the focus. */
export const ProblemNotice = /* @__PURE__ */ forwardRef<HTMLDivElement, ProblemNoticeProps>(
  function ProblemNotice({ error, title, onRetry, actions }, ref) {
    const translate = useMessages();
    const problem = describeProblem(error, translate);
    const lines = [problem.detail, ...problem.causes, problem.remedy].filter(Boolean);
    const buttons = (onRetry || actions) && (
      <>
        {onRetry && (
          <Button size="sm" onClick={onRetry}>
            {translate('common.tryAgain')}
          </Button>
        )}
        {actions}
      </>
    );
    return (
      <Notice ref={ref} tone="danger" title={title ?? problem.title} actions={buttons || undefined}>
        {lines.length > 0 ? lines.join('\n') : undefined}
      </Notice>
    );
  },
);
