import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { Tone } from '../tone.ts';

/** A round tile with the icon of a state, above a heading that says the same in words. */
export function Badge({ tone, icon }: { tone: Tone; icon: IconName }) {
  return (
    <span className="dowel-logo" part={`badge ${tone}`} data-kind="badge" data-tone={tone} aria-hidden="true">
      <Icon name={icon} />
    </span>
  );
}
