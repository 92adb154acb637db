import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** What a grey shape stands for: a line of text, two tiles, a box or button, or a fact of two lines. */
export type SkeletonShape = 'line' | 'tiles' | 'control' | 'fact';

export interface SkeletonProps {
  /** Announced once. Leave it out for a second skeleton on the same screen. */
  label?: string | undefined;
  shapes?: readonly SkeletonShape[] | undefined;
}

const threeLines: readonly SkeletonShape[] = ['line', 'line', 'line'];

/** Grey shapes that stand in for a screen while it loads. */
export function Skeleton({ label, shapes = threeLines }: SkeletonProps) {
  return (
    <div className="dowel-skeleton" part="skeleton" role={label === undefined ? undefined : 'status'}>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never move
        <span key={index} className="dowel-skeleton-shape" data-shape={shape} aria-hidden="true" />
      ))}
    </div>
  );
}
