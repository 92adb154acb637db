import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** A turning ring. With a label it is a status that screen readers announce. Without one it is only decoration. */
export function Spinner({ label }: { label?: string | undefined }) {
  const ring = <span className="dowel-spinner" part="spinner" aria-hidden="true" />;
  if (label === undefined) return ring;
  return (
    <span className="dowel-spinner-status" role="status">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
