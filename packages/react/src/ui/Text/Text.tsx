import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../classNames.ts';

export interface TextProps extends ComponentPropsWithoutRef<'p'> {
  tone?: 'default' | 'muted' | undefined;
  size?: 'sm' | 'md' | undefined;
}

/** A paragraph. */
export function Text({ tone = 'default', size = 'md', className, ...props }: TextProps) {
  return (
    <p
      {...props}
      className={classNames('dowel-text', className)}
      part="text"
      data-muted={tone === 'muted' || undefined}
      data-size={size}
    />
  );
}
