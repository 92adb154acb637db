import type { ReactElement } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { Tone } from '../tone.ts';

/** A round tile with the icon of a state, above or before words that say the same. */
export function Badge({ tone, icon }: { tone: Tone; icon: IconName | ReactElement }) {
  return (
    <span className="dowel-logo" part={`badge ${tone}`} data-kind="badge" data-tone={tone} aria-hidden="true">
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
    </span>
  );
}
