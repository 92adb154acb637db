import { VisuallyHidden } from '@dowel/react/parts';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * `title` names the row, `wide` takes the room that is left, `keep` stays on one line, `number` stands at the end, `drop`
   * is not on a phone, and `actions` has buttons, whose column needs no title for those who see it.
   */
  readonly is?: 'title' | 'wide' | 'keep' | 'number' | 'drop' | 'actions';
  /** What a number counts. It is said on a phone, where the title is not. */
  readonly noun?: string;
  /** What stands before it on a phone, where it would not be clear without the title. */
  readonly lead?: string;
}

export interface TableProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
}

/** Rows of facts. On a phone each becomes its title, and one line of facts. The row that the address names is shown. */
export function Table<Row>({ rows, keyOf, columns }: TableProps<Row>) {
  const named = useLocation({ select: ({ hash }) => hash });
  return (
    <div className="console-scroll">
      <table className="console-table" data-stacks>
        <thead>
          <tr>
            {columns.map(({ title, is }) => (
              <th key={title} scope="col" data-num={is === 'number' || undefined}>
                {is === 'actions' ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...(keyOf(row) === named && { 'data-named': true, ref: show })}>
              {columns.map(({ title, cell, is, noun, lead }) => (
                <td
                  key={title}
                  data-title={is === 'title' || undefined}
                  data-wide={is === 'wide' || undefined}
                  data-keep={is === 'keep' || undefined}
                  data-num={is === 'number' || undefined}
                  data-label={noun}
                  data-lead={lead}
                  data-drop={is === 'drop' || undefined}
                  data-actions={is === 'actions' || undefined}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function show(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'center' });
}
