import { type ComponentPropsWithoutRef, createElement, forwardRef } from 'react';
import { classNames } from '../classNames.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /** The heading's level in the outline of the page. */
  level: HeadingLevel;
  /** How large it looks. Independent of the level; `md` by default. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A heading whose level and size are chosen separately. */
export const Heading = /* @__PURE__ */ forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level, size = 'md', className, ...props },
  ref,
) {
  return createElement(`h${level}`, {
    ...props,
    ref,
    className: classNames('dowel-heading', className),
    part: 'heading',
    'data-size': size,
  });
});
