import type { ReactNode } from 'react';

export type Fact = readonly [name: string, value: ReactNode];

/** Names and values, as narrow as an aside. A fact without a value is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="console-facts">
      {facts
        .filter(([, value]) => value !== undefined && value !== false && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
