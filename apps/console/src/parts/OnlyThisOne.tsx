import { List, Row } from '@dowel/react/parts';
import type { ReactNode } from 'react';
import { othersWords } from '../words/others.ts';
import { Section } from './Section.tsx';
import { StateMark } from './StateWords.tsx';

export interface OnlyThisOneProps {
  /** The names of the other customers with the same trouble. */
  names: readonly string[];
  /** It is about this customer's account, so it says nothing of others. */
  isOwn?: boolean;
  /** There may be others, who were not looked at. */
  isMore: boolean;
  /** Among what was looked, as in `the failed runs of the last day`. */
  among: string;
  /** Leads to those of others. */
  way: ReactNode;
}

/** The question that a page of a failure answers: is it only this one? */
export function OnlyThisOne({ names, isOwn, isMore, among, way }: OnlyThisOneProps) {
  const isOnly = names.length === 0;
  return (
    <Section title="Is it only this one?">
      <List>
        <Row
          lead={
            <StateMark
              state={isOnly ? { tone: 'info', icon: 'info' } : { tone: 'warning', icon: 'warning' }}
            />
          }
          title={<bdi>{othersWords(names, { isOwn, isMore, among })}</bdi>}
          detail={isOnly ? undefined : way}
        />
      </List>
    </Section>
  );
}
