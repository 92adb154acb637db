import type { Operation } from '@dowel/schema';
import { count } from '../words/time.ts';

const marks: Record<string, string> = { failure: 'f', in_progress: 'r' };

/** Runs as bars, the newest at the end. What failed is taller as well as red, and words say how many. */
export function Ticks({ operations }: { operations: readonly Pick<Operation, 'id' | 'status'>[] }) {
  if (operations.length === 0) return <span className="console-muted">none</span>;
  const failed = operations.filter(({ status }) => status === 'failure').length;
  return (
    <>
      <span className="console-ticks" aria-hidden="true">
        {[...operations].reverse().map(({ id, status }) => (
          <i key={id} data-s={marks[status]} />
        ))}
      </span>
      <span className="dowel-visually-hidden">
        {count(operations.length, 'run')}, {failed} failed
      </span>
    </>
  );
}
