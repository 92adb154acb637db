export interface FactsProps {
  facts: readonly string[];
}

/** Short facts in one line. No line begins or ends with the dot between two of them. */
export function Facts({ facts }: FactsProps) {
  return (
    <span className="dowel-facts">
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fact that counts stays the same element
        <span key={index} className="dowel-fact">
          {index > 0 && <span className="dowel-fact-dot"> · </span>}
          {fact}
        </span>
      ))}
    </span>
  );
}
