import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** A turning ring. With a label it is a status that screen readers announce. Without one it is only decoration. */
export function Spinner({
  label,
  size = 'sm',
}: {
  label?: string | undefined;
  size?: 'sm' | 'lg' | undefined;
}) {
  const ring = <span className="dowel-spinner" data-size={size} aria-hidden="true" />;
  if (label === undefined) return ring;
  return (
    <span className="dowel-spinner-status" role="status">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
