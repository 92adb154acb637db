import { type ReactNode, useEffect, useState } from 'react';

/** Shows nothing for 150 ms: what arrives sooner needs no skeleton. */
export function AfterAWhile({ children }: { children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? children : null;
}

/** A page that loads, in the shape that most pages have: a title, and a box of rows. */
export function WaitingPage({ what }: { what: string }) {
  return (
    <AfterAWhile>
      <div role="status" className="console-waiting">
        <h1 className="dowel-visually-hidden">{`Loading ${what}`}</h1>
        <span className="dowel-skeleton-shape console-waiting-title" aria-hidden="true" />
        <WaitingBox rows={6} />
      </div>
    </AfterAWhile>
  );
}

/** A box whose rows load. */
export function WaitingBox({ rows }: { rows: number }) {
  return (
    <div className="console-box" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never move
        <div key={index} className="console-waiting-row">
          <span className="dowel-skeleton-shape" data-shape="line" />
        </div>
      ))}
    </div>
  );
}
