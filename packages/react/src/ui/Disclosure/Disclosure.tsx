import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface DisclosureProps extends Omit<ComponentPropsWithoutRef<'details'>, 'open' | 'onToggle'> {
  summary: ReactNode;
  isDefaultOpen?: boolean | undefined;
}

/** The platform's `<details>`: a line that opens what is below it. */
export function Disclosure({
  summary,
  isDefaultOpen = false,
  className,
  children,
  ...props
}: DisclosureProps) {
  // Held in state, or any rendering would shut what the reader opened.
  const [isOpen, setOpen] = useState(isDefaultOpen);
  return (
    <details
      {...props}
      className={classNames('dowel-disclosure', className)}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="dowel-disclosure-summary">
        <Icon name="chevron" />
        {summary}
      </summary>
      <div className="dowel-disclosure-body">{children}</div>
    </details>
  );
}
