import type { ReactElement } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { Tone } from '../tone.ts';

export interface MarkProps {
  tone?: Tone | undefined;
  /** Screens that load later pass a `StateIcon`. */
  icon: IconName | ReactElement;
}

/** The state of a thing as a small drawing: a ring, a half ring, a tick, a triangle. Words beside it say the same. */
export function Mark({ tone = 'neutral', icon }: MarkProps) {
  return (
    <span className="dowel-mark" part={`mark ${tone}`} data-tone={tone}>
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
    </span>
  );
}
