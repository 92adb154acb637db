import type { ReactNode } from 'react';

export interface KeyValueItem {
  key: string;
  term: ReactNode;
  value: ReactNode;
}

/** Facts as pairs of term and value, side by side if there is room. */
export function KeyValueList({ items }: { items: readonly KeyValueItem[] }) {
  return (
    <dl className="dowel-key-value-list" part="facts">
      {items.map((item) => (
        <div key={item.key} className="dowel-key-value" part="fact">
          <dt className="dowel-key-value-term" part="fact-term">
            {item.term}
          </dt>
          <dd className="dowel-key-value-value" part="fact-value">
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
