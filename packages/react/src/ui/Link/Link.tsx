import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { type LinkSlotProps, useSlot } from '../slots.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'target' | 'rel'> {
  href: string;
  /** Opens the link in a new tab. Screen readers read this text after the link's text, so it should mention the new tab. */
  newTabLabel?: string | undefined;
  /** Makes it look like a primary button. */
  isButton?: boolean | undefined;
}

/** A link in running text, or one that is the main way on. */
export function Link({ newTabLabel, isButton = false, className, children, ...props }: LinkProps) {
  const opensTab = newTabLabel !== undefined;
  const Drawn = useSlot('link') ?? PlainLink;
  const linkProps = {
    ...props,
    ...(opensTab && { target: '_blank', rel: 'noopener noreferrer' }),
    className: classNames(isButton ? 'dowel-button' : 'dowel-link', className),
    part: 'link',
    ...(isButton && { 'data-variant': 'primary', 'data-size': 'md' }),
  };
  return (
    <Drawn opensNewTab={opensTab} isButton={isButton} linkProps={linkProps}>
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
