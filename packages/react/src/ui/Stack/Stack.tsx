import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../classNames.ts';

export interface StackProps extends ComponentPropsWithoutRef<'div'> {
  /** Step of the space scale between children; 4 (1 rem) by default. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** `row` wraps, which suits a line of buttons. */
  direction?: 'column' | 'row' | undefined;
  /** Along the main axis of a row. */
  align?: 'start' | 'end' | 'between' | undefined;
}

/** Children with even space between them. */
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
