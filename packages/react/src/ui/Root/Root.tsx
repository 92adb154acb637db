import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../classNames.ts';

/** The outermost element of a screen: sets type and colour, and is the container that narrow layouts ask about. */
export function Root({ className, ...props }: ComponentPropsWithoutRef<'div'>) {
  return <div {...props} className={classNames('dowel-root', className)} />;
}
