import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Grey lines that stand in for text while it loads. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number | undefined }) {
  return (
    <div className="dowel-skeleton" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <span key={line} className="dowel-skeleton-line" aria-hidden="true" />
      ))}
    </div>
  );
}
