import type { ReactNode } from 'react';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { useFocusWhen } from '../../screen/useFocusWhen.ts';
import type { SaveOutcome } from './useConfigTabs.ts';

export interface PanelHeaderProps {
  title: string;
  outcome: SaveOutcome | null;
  /** Shown at the end of the heading's line. */
  actions?: ReactNode;
  /** Shown below the heading. */
  children?: ReactNode;
}

/** The heading of a panel and the result of the last save. `ConfigureCard` announces that result. */
export function PanelHeader({ title, outcome, actions, children }: PanelHeaderProps) {
  const heading = useFocusWhen<HTMLHeadingElement>(outcome?.hasMoved);
  return (
    <div className="dowel-panel-header">
      {outcome?.text && <Notice tone="success" isLive={false} title={outcome.text} />}
      <div className="dowel-title-row">
        <Heading level={3} ref={heading} tabIndex={-1}>
          <bdi className="dowel-name">{title}</bdi>
        </Heading>
        {actions}
      </div>
      {children}
    </div>
  );
}
