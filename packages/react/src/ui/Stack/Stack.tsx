import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../classNames.ts';

export interface StackProps extends ComponentPropsWithoutRef<'div'> {
  /** The space between children, as a step of the space scale. 4 (1 rem) by default. */
  gap?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** A `row` wraps. Use it for a line of buttons. */
  direction?: 'column' | 'row' | undefined;
  /** The alignment along the main axis of a row. */
  align?: 'start' | 'between' | undefined;
}

/** Puts the same space between all children. */
export function Stack({ gap = 4, direction = 'column', align = 'start', className, ...props }: StackProps) {
  return (
    <div
      {...props}
      className={classNames('dowel-stack', className)}
      data-gap={gap}
      data-direction={direction}
      data-align={align}
    />
  );
}
