import { type ComponentPropsWithoutRef, useCallback } from 'react';
import { classNames } from '../classNames.ts';
import { dress, useLooks } from '../looks.ts';

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

/** A stylesheet may load after the code. */
const patienceMs = 1_000;

/** For development: says that the page has no stylesheet of the library. */
function warnUnstyled(root: HTMLElement): void {
  setTimeout(() => {
    if (!root.isConnected || getComputedStyle(root).getPropertyValue('--dowel-duration-slow') !== '') return;
    console.warn(
      "The components of Dowel have no styles on this page, so they are drawn as plain HTML. Import the stylesheet once: import '@dowel/react/styles'. Or set `isolated` on ServiceProvider.",
    );
  }, patienceMs);
}
