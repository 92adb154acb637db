export interface FactsProps {
  facts: readonly string[];
}

// Figures of equal width would widen a hyphen, too: "sign - in".
const isCounted = /^[^-]*\d[^-]*$/;

/** Short facts in one line. No line begins or ends with the dot between two of them. */
export function Facts({ facts }: FactsProps) {
  return (
    <span className="dowel-facts">
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fact that counts stays the same element
        <span key={index} className="dowel-fact" data-figures={isCounted.test(fact) || undefined}>
          {index > 0 && <span className="dowel-fact-dot"> · </span>}
          {fact}
        </span>
      ))}
    </span>
  );
}
