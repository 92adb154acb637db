import { Heading, Text } from '@dowel/react/parts';
import { type ReactNode, useId } from 'react';
import type { State } from '../words/states.ts';
import { CopyButton } from './CopyButton.tsx';
import { type Fact, Facts } from './Facts.tsx';
import { StateMark } from './StateWords.tsx';

export interface DiagnosisProps {
  state: State;
  title: ReactNode;
  /** What it means, in a sentence. */
  detail: ReactNode;
  facts: readonly Fact[];
  /** What can be read out to the customer. */
  say: string;
  /** Where it is mended. */
  ways?: ReactNode;
  /** Small print below the sentence. */
  actions?: ReactNode;
}

/** Why something does not work, who must act, and a sentence for the customer. */
export function Diagnosis({ state, title, detail, facts, say, ways, actions }: DiagnosisProps) {
  const id = useId();
  return (
    <section
      className="console-box console-diagnosis"
      data-tone={state.tone}
      data-problem
      aria-labelledby={id}
    >
      <div className="console-diagnosis-head">
        <StateMark state={state} />
        <div>
          <Heading level={2} size="md" id={id} tabIndex={-1}>
            {title}
          </Heading>
          <Text tone="muted" size="sm">
            {detail}
          </Text>
        </div>
        {ways && <div className="console-actions">{ways}</div>}
      </div>
      <div className="console-diagnosis-body">
        <div>
          <Facts facts={facts} />
        </div>
        <div className="console-say">
          <Heading level={3} size="sm">
            What to tell them
          </Heading>
          <blockquote className="console-sm">{say}</blockquote>
          <div className="console-actions">
            <CopyButton text={say} label="Copy message" shortcut="c" />
            {actions}
          </div>
        </div>
      </div>
    </section>
  );
}
