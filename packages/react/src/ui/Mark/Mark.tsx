import type { ReactNode } from 'react';
import type { Tone } from '../tone.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface MarkProps {
  tone?: Tone | undefined;
  /** Says in words what the drawing means. Leave it out where the words stand beside the mark. */
  label?: string | undefined;
  /** An `Icon` or a `StateIcon`. */
  children: ReactNode;
}

/** The state of a thing as a small drawing: a ring, a half ring, a tick, a triangle. */
export function Mark({ tone = 'neutral', label, children }: MarkProps) {
  return (
    <span className="dowel-mark" part={`mark ${tone}`} data-tone={tone}>
      {children}
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
