import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'target' | 'rel'> {
  href: string;
  /** Opens the link in a new tab. Screen readers read this text after the link's text, so it should mention the new tab. */
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
