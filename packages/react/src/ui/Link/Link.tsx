import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'target' | 'rel'> {
  href: string;
  /** Makes the link open a new tab. Screen readers read these words after the link's text, so they should say so. */
  newTabLabel?: string | undefined;
}

/** A link in running text. */
export function Link({ newTabLabel, className, children, ...props }: LinkProps) {
  const opensTab = newTabLabel !== undefined;
  return (
    <a
      {...props}
      {...(opensTab && { target: '_blank', rel: 'noopener noreferrer' })}
      className={classNames('dowel-link', className)}
    >
      {children}
      {opensTab && (
        <>
          <VisuallyHidden> {newTabLabel}</VisuallyHidden> <Icon name="external" />
        </>
      )}
    </a>
  );
}
