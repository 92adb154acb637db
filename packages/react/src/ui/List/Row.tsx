import type { ReactNode } from 'react';
import type { Tone } from '../tone.ts';

export interface RowProps {
  /** Colours the whole row. Leave it out for rows that only list something. */
  tone?: Tone | undefined;
  /** Before the words: a `Mark`, a `Logo` or a checkbox. */
  lead?: ReactNode;
  title: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** At the end of the row: a tag, a time or a small button. */
  end?: ReactNode;
  /** Below the lines and as wide as the row: a diff or a control. */
  extra?: ReactNode;
  /** Puts `end` below the lines where the row is narrow. For rows that end in buttons. */
  wraps?: boolean | undefined;
  /** The row is the label of the control in `lead`, so that the whole row can be clicked. */
  isLabel?: boolean | undefined;
}

/** One row of a `List`. */
export function Row({ tone, lead, title, detail, end, extra, wraps = false, isLabel = false }: RowProps) {
  const Line = isLabel ? 'label' : 'div';
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
        </span>
        {end !== undefined && <span className="dowel-row-end">{end}</span>}
        {extra !== undefined && <div className="dowel-row-extra">{extra}</div>}
      </Line>
    </li>
  );
}
