import type { Person, Session } from './session.ts';

interface PersonSwitchProps {
  session: Session;
  onSignIn(consumerRef: string): void;
}

/** Signs in as another person, to see the page as a colleague or as another company. */
export function PersonSwitch({ session, onSignIn }: PersonSwitchProps) {
  const companies = Map.groupBy(session.people, (person: Person) => person.groupName);
  return (
    <label className="product-field">
      <span>Signed in as</span>
      <select value={session.person.consumerRef} onChange={(event) => onSignIn(event.target.value)}>
        {[...companies].map(([company, people]) => (
          <optgroup key={company} label={company}>
            {people.map(({ consumerRef, consumerName }) => (
              <option key={consumerRef} value={consumerRef}>
                {consumerName} · {company}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
