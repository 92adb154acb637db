import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';

const tones = { idle: 'neutral', waiting: 'info', connected: 'success', broken: 'warning' } as const;

/** How things stand between product and provider. */
export type PairState = keyof typeof tones;

export interface PairProps {
  state: PairState;
  /** `sm` is for headers, and has no tick or cross on its line. */
  size?: 'sm' | 'md' | undefined;
  /** The product's `Logo`. */
  from: ReactNode;
  /** The provider's `Logo`. */
  to: ReactNode;
}

/** Product and provider side by side. The line between them shows the state, and the title beside it says it in words. */
export function Pair({ state, size = 'md', from, to }: PairProps) {
  const icon = state === 'connected' ? 'check' : state === 'broken' ? 'close' : undefined;
  return (
    <span
      className="dowel-pair"
      part={`pair ${state}`}
      data-state={state}
      data-size={size}
      data-tone={tones[state]}
      aria-hidden="true"
    >
      {from}
      <span className="dowel-pair-line">{size === 'md' && icon && <Icon name={icon} />}</span>
      {to}
    </span>
  );
}
