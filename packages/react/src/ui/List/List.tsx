import type { ReactNode } from 'react';

export interface ListProps {
  /** Names the list. Leave it out if a heading above it does. */
  label?: string | undefined;
  /** Without a box and lines: for facts beside a form. */
  isPlain?: boolean | undefined;
  /** `Row` elements. */
  children: ReactNode;
}

/** Choices, facts, runs or changes, as rows in one box. */
export function List({ label, isPlain = false, children }: ListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="dowel-list" part="list" role="list" aria-label={label} data-plain={isPlain || undefined}>
      {children}
    </ul>
  );
}
