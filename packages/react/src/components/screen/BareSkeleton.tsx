import type { CSSProperties } from 'react';

export interface BareSkeletonProps {
  /** Whether facts stand beside the form, or below it where there is no room. */
  hasAside?: boolean | undefined;
}

const units = (count: number) => `calc(var(--dowel-unit, 1rem) * ${count})`;

const card: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  boxSizing: 'border-box',
  border: '1px solid',
  borderRadius: units(0.75),
  opacity: 0.12,
};

/** The padding of a card: more where it is wider, by the limits of `Card.css`. */
const inset = (hasAside: boolean) => {
  const wider = (than: number) => `clamp(0px, (100% - ${units(than)}) * 99, ${units(0.5)})`;
  return `calc(${units(1)} + ${wider(29.72)} + ${hasAside ? wider(48) : '0px'})`;
};

/**
 * A box as high as `LoadingCard`, for a page that does not have our stylesheet. A server must not draw it: a policy against
 * inline styles refuses those in HTML, but not those that a script sets.
 */
export function BareSkeleton({ hasAside = false }: BareSkeletonProps) {
  const part = (share: number, height: number): CSSProperties => ({
    flex: `${share} 1 ${units(23.9)}`,
    boxSizing: 'content-box',
    blockSize: units(height),
    paddingBlock: inset(hasAside),
  });
  return (
    <div aria-hidden="true" style={{ ...card, maxInlineSize: units(hasAside ? 55 : 30) }}>
      <span style={part(11, 14.25)} />
      {hasAside && <span style={part(9, 15.75)} />}
    </div>
  );
}
