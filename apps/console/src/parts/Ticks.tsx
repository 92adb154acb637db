import type { ProjectOperation } from '@dowel/schema';
import { count } from '../words/time.ts';

const marks: Record<string, string> = { failure: 'f', in_progress: 'r' };

/** Runs as bars, the newest at the end. What failed is taller as well as red, and words say how many. */
export function Ticks({
  operations,
}: {
  operations: readonly Pick<ProjectOperation, 'id' | 'status' | 'failure'>[];
}) {
  if (operations.length === 0) return <span className="console-muted">none</span>;
  const mark = ({ status, failure }: (typeof operations)[number]) =>
    status === 'success' && failure && failure.kind !== 'held_back' ? 'f' : marks[status];
  const failed = operations.filter((one) => mark(one) === 'f').length;
  return (
    <>
      <span className="console-ticks" aria-hidden="true">
        {[...operations].reverse().map((one) => (
          <i key={one.id} data-s={mark(one)} />
        ))}
      </span>
      <span className="dowel-visually-hidden">
        {count(operations.length, 'run')}, {failed} failed
      </span>
    </>
  );
}
