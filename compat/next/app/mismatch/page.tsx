'use client';

/** A page that must be complained about: the browser draws another text than the server did. */
// biome-ignore lint/style/noDefaultExport: Next reads default exports
export default function Mismatch() {
  return <p>{typeof window === 'undefined' ? 'From the server' : 'From the browser'}</p>;
}
