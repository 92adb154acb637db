import { type DowelError, isDowelError } from '@dowel/client';
import { Button, Heading, Text } from '@dowel/react/parts';
import type { ReactNode } from 'react';
import { basePath } from '../app/base-path.ts';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { isFinal, isOlder, problemCodes, problemWords } from '../words/problem.ts';
import { StateMark } from './StateWords.tsx';

export interface FailedProps {
  error: unknown;
  /** What it is, as in `the keys`. */
  what: string;
  retry?: () => void;
  /** Whether it is all that the page has. */
  isPage?: boolean;
}

/** A part that failed: in the box where it would stand, with its reason, and the code and the id of the request last. */
export function Failed({ error, what, retry, isPage = false }: FailedProps) {
  const known = isDowelError(error) ? error : undefined;
  const { title, detail } = explain(known, what);
  const codes = problemCodes(known);
  return (
    <div className="console-box" role="alert">
      <div className="console-empty">
        <StateMark state={{ tone: known?.status === 403 ? 'neutral' : 'danger', icon: 'danger' }} />
        <Title isPage={isPage}>{title}</Title>
        <Text tone="muted">{detail}</Text>
        {retry && !isFinal(known) && (
          <Button size="sm" onClick={retry}>
            Load again
          </Button>
        )}
        {known?.code === NO_PROJECT && <OpenConsole />}
        {codes && <span className="console-mono console-muted">{codes}</span>}
      </div>
    </div>
  );
}

const NO_PROJECT = 'project_not_found';

/** Leads to the first project that the person may see. */
export function OpenConsole() {
  return (
    <a className="dowel-link" href={`${basePath}/`}>
      Open the console
    </a>
  );
}

function explain(error: DowelError | undefined, what: string): { title: string; detail: string } {
  if (error?.status === 403)
    return {
      title: `Your role does not show ${what}`,
      detail: 'An owner of the organization can change your role.',
    };
  if (error?.code === NO_PROJECT)
    return {
      title: 'There is no such project here',
      detail: 'It may have been deleted or renamed, or you may not see it any more.',
    };
  if (error?.status === 404 && !isOlder(error))
    return {
      title: `Dowel cannot find ${what}`,
      detail: 'It may have been deleted, or belong to another project.',
    };
  if (error === undefined || error.status === undefined)
    return { title: `The server did not answer`, detail: `So ${what} could not be loaded. Nothing is lost.` };
  return { title: `The server could not load ${what}`, detail: problemWords(error) };
}

export interface EmptyProps {
  title: string;
  children?: ReactNode;
  /** The way on. */
  action?: ReactNode;
  /** Whether it is all that the page has. */
  isPage?: boolean;
}

/** Says which emptiness it is: nothing yet, filtered away, or all well. */
export function Empty({ title, children, action, isPage = false }: EmptyProps) {
  return (
    <div className="console-empty">
      <Title isPage={isPage}>{title}</Title>
      {children !== undefined && <Text tone="muted">{children}</Text>}
      {action}
    </div>
  );
}

function Title({ isPage, children }: { isPage: boolean; children: string }) {
  const heading = usePageTitle(isPage ? children : undefined);
  return (
    <Heading level={isPage ? 1 : 2} size="md" ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}

/** Something that a list does not have. */
export function NoSuch({ what }: { what: string }) {
  return (
    <div className="console-box">
      <Empty isPage title={`There is no such ${what} here`}>
        It may have been deleted, or belong to another project.
      </Empty>
    </div>
  );
}
