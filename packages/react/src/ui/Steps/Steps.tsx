import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface Step {
  id: string;
  label: ReactNode;
}

export interface StepsProps {
  label: string;
  steps: readonly Step[];
  currentId: string;
  /** Screen readers read it after the label of a finished step, such as the word for "done". */
  doneLabel: string;
}

/** Shows the current step in a short series of steps. */
export function Steps({ label, steps, currentId, doneLabel }: StepsProps) {
  const current = steps.findIndex((step) => step.id === currentId);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without numbers
    <ol className="dowel-steps" role="list" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className="dowel-step"
          data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="dowel-step-mark" aria-hidden="true">
            {index < current ? <Icon name="check" /> : index + 1}
          </span>
          <span className="dowel-step-label">{step.label}</span>
          {index < current && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
