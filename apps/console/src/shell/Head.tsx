import { Heading, Text } from '@dowel/react/parts';
import type { ReactNode } from 'react';
import { useProject } from '../app/project.ts';
import { Live } from './Live.tsx';
import { usePageTitle } from './usePageTitle.ts';

export interface HeadProps {
  /** The answer that the page gives. */
  title: string;
  /** From the top down, as links. */
  crumbs?: readonly ReactNode[];
  lead?: ReactNode;
  /** Beside the title. */
  tag?: ReactNode;
  /** Below the title. */
  detail?: ReactNode;
  actions?: ReactNode;
}

/** The head of a page: where one is, the answer, and what can be done. The title takes the focus after a navigation. */
export function Head({ title, crumbs = [], lead, tag, detail, actions }: HeadProps) {
  const heading = usePageTitle(`${title} · ${useProject()}`);
  return (
    <>
      <div className="console-crumbs">
        <nav aria-label="Where you are">
          {crumbs.map((crumb, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the crumbs of a page never move
            <span key={index}>
              {index > 0 && ' / '}
              {crumb}
            </span>
          ))}
        </nav>
        <Live />
      </div>
      <header className="console-head">
        {lead}
        <div className="console-head-titles">
          <div className="console-head-title">
            <Heading level={1} size="lg" ref={heading} tabIndex={-1}>
              {title}
            </Heading>
            {tag}
          </div>
          {detail !== undefined && (
            <Text tone="muted" size="sm">
              {detail}
            </Text>
          )}
        </div>
        {actions !== undefined && <div className="console-actions">{actions}</div>}
      </header>
    </>
  );
}
