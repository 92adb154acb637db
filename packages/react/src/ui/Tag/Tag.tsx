import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import type { Tone } from '../tone.ts';

export interface TagProps {
  tone?: Tone | undefined;
  /** Drawn before the words. A state has one, a name or a count has none. */
  icon?: IconName | undefined;
  /** In the header of a card on a phone, it stands below the description: its words have no room beside the title. */
  wraps?: boolean | undefined;
  children: ReactNode;
}

/** A word or two in a small box, such as a field's name, a status or a count. */
export function Tag({ tone = 'neutral', icon, wraps = false, children }: TagProps) {
  return (
    <span className="dowel-tag" part={`tag ${tone}`} data-tone={tone} data-wraps={wraps || undefined}>
      {icon && <Icon name={icon} />}
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
  tags: readonly { key: string; label: ReactNode; tone?: Tone; icon?: IconName }[];
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="dowel-tag-list" part="tag-list" role="list" aria-label={label}>
      {tags.map((tag) => (
        <li
          key={tag.key}
          className="dowel-tag"
          part={`tag ${tag.tone ?? 'neutral'}`}
          data-tone={tag.tone ?? 'neutral'}
        >
          {tag.icon && <Icon name={tag.icon} />}
          <bdi className="dowel-name">{tag.label}</bdi>
        </li>
      ))}
    </ul>
  );
}
