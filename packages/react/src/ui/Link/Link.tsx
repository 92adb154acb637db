import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { type LinkSlotProps, useSlot } from '../slots.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'target' | 'rel'> {
  href: string;
  /** Opens the link in a new tab. Screen readers read this text after the link's text, so it should mention the new tab. */
  newTabLabel?: string | undefined;
}

/** A link in running text. */
export function Link({ newTabLabel, className, children, ...props }: LinkProps) {
  const opensTab = newTabLabel !== undefined;
  const Drawn = useSlot('link') ?? PlainLink;
  const linkProps = {
    ...props,
    ...(opensTab && { target: '_blank', rel: 'noopener noreferrer' }),
    className: classNames('dowel-link', className),
    part: 'link',
  };
  return (
    <Drawn opensNewTab={opensTab} linkProps={linkProps}>
      {children}
      {opensTab && (
        <>
          <VisuallyHidden> {newTabLabel}</VisuallyHidden>
          <Icon name="external" />
        </>
      )}
    </Drawn>
  );
}

/** The browser's link, if the page has none of its own. */
function PlainLink({ linkProps, children }: LinkSlotProps) {
  return <a {...linkProps}>{children}</a>;
}
