import { type ComponentPropsWithoutRef, useCallback } from 'react';
import { classNames } from '../classNames.ts';
import { dress, useLooks } from '../looks.ts';
import { warnUnstyled } from './warn-unstyled.ts';

/**
 * The outermost elements of a screen. The page places the outer one. The inner one sets type, colour and the tokens that
 * are derived from the theme of this place, and container queries for narrow layouts use its width.
 */
export function Root({ className, children, ...props }: ComponentPropsWithoutRef<'div'>) {
  const { appearance } = useLooks();
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element) dress(element, appearance);
      if (element && process.env.NODE_ENV === 'development') warnUnstyled(element);
    },
    [appearance],
  );
  return (
    <div
      {...props}
      data-theme={appearance?.theme}
      data-density={appearance?.density}
      ref={ref}
      className={classNames('dowel-root', className)}
    >
      <div className="dowel-root-body">{children}</div>
    </div>
  );
}
