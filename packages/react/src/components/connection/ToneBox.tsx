import type { ReactNode } from 'react';
import { List } from '../../ui/List/List.tsx';
import { Row } from '../../ui/List/Row.tsx';
import { Mark } from '../../ui/Mark/Mark.tsx';

export interface ToneBoxProps {
  tone: 'warning' | 'danger';
  title: string;
  detail: string;
  /** Why, who can fix it, and how: below the toned row. */
  children?: ReactNode;
}

/** What is wrong, in one box: a toned row that says it, and below it the reason and the way out. */
export function ToneBox({ tone, title, detail, children }: ToneBoxProps) {
  return (
    <List>
      <Row tone={tone} lead={<Mark tone={tone} icon={tone} />} title={title} detail={detail} />
      <li className="dowel-list-item dowel-diagnosis">{children}</li>
    </List>
  );
}
