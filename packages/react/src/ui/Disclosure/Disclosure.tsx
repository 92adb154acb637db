import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';
import { classNames } from '../classNames.ts';
import { ControlIcon } from '../Icon/ControlIcon.tsx';

export interface DisclosureProps extends Omit<ComponentPropsWithoutRef<'details'>, 'open' | 'onToggle'> {
  summary: ReactNode;
  isDefaultOpen?: boolean | undefined;
}

/** The browser's `<details>`: a line that opens and closes the content below it. */
export function Disclosure({
  summary,
  isDefaultOpen = false,
  className,
  children,
  ...props
}: DisclosureProps) {
  // Without this state, every render would close what the reader has opened.
  const [isOpen, setOpen] = useState(isDefaultOpen);
  return (
    <details
      {...props}
      className={classNames('dowel-disclosure', className)}
      part="disclosure"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="dowel-disclosure-summary" part="disclosure-summary">
        <ControlIcon name="chevron" />
        {summary}
      </summary>
      <div className="dowel-disclosure-body" part="disclosure-body">
        {children}
      </div>
    </details>
  );
}
