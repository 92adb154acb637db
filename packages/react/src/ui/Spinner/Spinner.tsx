/** A turning ring, only for the eye: the words beside it say what it waits for. */
export function Spinner() {
  return <span className="dowel-spinner" part="spinner" aria-hidden="true" />;
}
