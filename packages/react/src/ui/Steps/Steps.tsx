import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface Step {
  id: string;
  label: ReactNode;
}

export interface StepsProps {
  label: string;
  steps: readonly Step[];
  currentId: string;
  /** How much of the current step is done, from 0 to 1. */
  progress?: number | undefined;
  /** Screen readers read it after the label of a finished step, such as the word for "done". */
  doneLabel: string;
  /** Stands above the bars where they are too narrow for their labels, such as "Step 2 of 4 · Objects". */
  nowLabel: string;
}

/** Shows the current step in a short series of steps: a bar for each. */
export function Steps({ label, steps, currentId, progress = 0.5, doneLabel, nowLabel }: StepsProps) {
  const current = steps.findIndex((step) => step.id === currentId);
  return (
    <div className="dowel-steps" part="steps">
      <p className="dowel-steps-now" aria-hidden="true">
        {nowLabel}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without numbers */}
      <ol className="dowel-steps-list" role="list" aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className="dowel-step"
            part="step"
            data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
            aria-current={index === current ? 'step' : undefined}
            style={index === current ? fill(progress) : undefined}
          >
            <span className="dowel-step-label">{step.label}</span>
            {index < current && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** React's type of styles has no custom properties. */
function fill(progress: number): CSSProperties {
  return { '--dowel-fill': `${Math.round(progress * 100)}%` } as CSSProperties;
}
