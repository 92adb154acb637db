import type { ReactNode } from 'react';
import { Facts } from '../Facts/Facts.tsx';
import type { Tone } from '../tone.ts';

export interface RowProps {
  /** Colours the whole row. Leave it out for rows that only list something. */
  tone?: Tone | undefined;
  /** Before the words: a `Mark`, a `Logo` or a checkbox. */
  lead?: ReactNode;
  title: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** Short facts for the second line. No line begins or ends with the dot between two of them. */
  facts?: readonly (string | false | undefined)[] | undefined;
  /** The id of the line of facts, for a control that it describes. */
  factsId?: string | undefined;
  /** At the end of the row: a tag, a time or a small button. */
  end?: ReactNode;
  /** Below the lines and as wide as the row: a diff or a control. */
  extra?: ReactNode;
  /** Puts `end` below the lines where the row is narrow. For rows that end in buttons. */
  wraps?: boolean | undefined;
  /** The row is the label of the control in `lead`, so that the whole row can be clicked. */
  isLabel?: boolean | undefined;
}

export function Row(props: RowProps) {
  const { tone, lead, title, detail, facts = [], factsId, end, extra, wraps, isLabel } = props;
  const Line = isLabel ? 'label' : 'div';
  const stated = facts.filter((fact): fact is string => Boolean(fact));
  return (
    <li className="dowel-list-item">
      <Line className="dowel-row" part="row" data-tone={tone} data-wraps={wraps || undefined}>
        {lead}
        <span className="dowel-row-main">
          <span className="dowel-row-title" part="row-title">
            {title}
          </span>
          {detail !== undefined && (
            <span className="dowel-row-detail" part="row-detail">
              {detail}
            </span>
          )}
          {stated.length > 0 && (
            <span className="dowel-row-detail" part="row-detail" id={factsId}>
              <Facts facts={stated} />
            </span>
          )}
        </span>
        {end !== undefined && <span className="dowel-row-end">{end}</span>}
        {extra !== undefined && <div className="dowel-row-extra">{extra}</div>}
      </Line>
    </li>
  );
}
