import { isDowelError } from '@dowel/client';
import { Notice } from '@dowel/react/parts';
import type { ReactNode } from 'react';
import { ownPath } from '../../app/base-path.ts';
import { useIsSignedOut } from '../../app/sign-in.ts';
import { problemCodes, problemWords } from '../../words/problem.ts';

export interface FormProblemProps {
  error?: unknown;
  /** Whether something is here that would be lost with the page. Then it also says when the session ends. */
  isKept?: boolean;
  /** In place of the usual title, such as how much was done. */
  title?: string | undefined;
  /** Said after the reason. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Why something was not done, and that nothing is lost. */
export function FormProblem({ error, isKept = false, title, children, actions }: FormProblemProps) {
  const isSignedOut = useIsSignedOut();
  const known = isDowelError(error) ? error : undefined;
  if ((isSignedOut && isKept) || known?.status === 401) {
    return (
      <Notice
        tone="warning"
        title={title ?? 'Your session has ended. What is here is not lost.'}
        actions={
          <>
            <a className="dowel-link" href={ownPath('/sign-in?another=yes')} target="_blank" rel="noreferrer">
              Sign in again in another tab
            </a>
            {actions}
          </>
        }
      >
        {title && 'Your session has ended: sign in again. '}
        Then come back to this one and go on. If you signed in as somebody else, load this one again.
        {known && !title && ' Nothing was changed.'}
        {children}
      </Notice>
    );
  }
  if (!error) return null;
  if (known?.status === undefined) {
    return (
      <Notice tone="danger" title={title ?? 'The server did not answer'} actions={actions}>
        {title ? 'The server did not answer.' : 'What is here is not lost.'} It may have been done: look
        before you try it again.
        {children}
      </Notice>
    );
  }
  return (
    <Notice
      tone="danger"
      title={
        title ??
        (known.status === 403
          ? 'You may not do this, perhaps not any more'
          : known.status < 500
            ? 'Nothing was changed'
            : 'It may not have been done')
      }
      actions={actions}
    >
      {problemWords(known)}
      <br />
      <span className="console-mono">{problemCodes(known)}</span>
      {children}
    </Notice>
  );
}
