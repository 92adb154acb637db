import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../classNames.ts';

/**
 * The outermost elements of a screen. The page places the outer one. The inner one sets type, colour and the tokens that
 * are derived from the theme of this place, and container queries for narrow layouts use its width.
 */
export function Root({ className, children, ...props }: ComponentPropsWithoutRef<'div'>) {
  return (
    <div {...props} className={classNames('dowel-root', className)}>
      <div className="dowel-root-body">{children}</div>
    </div>
  );
}
