import type { ReactNode } from 'react';

export interface TagProps {
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | undefined;
  children: ReactNode;
}

/** A word or two in a small box, such as a field's name, a status or a count. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return (
    <span className="dowel-tag" data-tone={tone}>
      {children}
    </span>
  );
}

/** A list of tags that wraps onto several lines. */
export function TagList({
  label,
  tags,
}: {
  label: string;
  tags: readonly { key: string; label: ReactNode }[];
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="dowel-tag-list" role="list" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag.key} className="dowel-tag" data-tone="neutral">
          {tag.label}
        </li>
      ))}
    </ul>
  );
}
