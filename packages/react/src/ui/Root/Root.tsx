import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../classNames.ts';

/** The outermost element of a screen. Sets type and colour. Container queries for narrow layouts use its width. */
export function Root({ className, ...props }: ComponentPropsWithoutRef<'div'>) {
  return <div {...props} className={classNames('dowel-root', className)} />;
}
