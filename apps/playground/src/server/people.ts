/** Remembers who is signed in. */
export const cookie = 'ridgeline_person';

/** A person who can sign in to the pretend product. There are two companies with two people each. */
export interface Person {
  consumerRef: string;
  consumerName: string;
  groupRef: string;
  groupName: string;
}

export const people: readonly Person[] = [
  { consumerRef: 'ada', consumerName: 'Ada Okafor', groupRef: 'acme', groupName: 'Acme Inc' },
  { consumerRef: 'ben', consumerName: 'Ben Lindqvist', groupRef: 'acme', groupName: 'Acme Inc' },
  { consumerRef: 'chika', consumerName: 'Chika Moreau', groupRef: 'globex', groupName: 'Globex' },
  { consumerRef: 'dana', consumerName: 'Dana Petrov', groupRef: 'globex', groupName: 'Globex' },
];

/** The signed-in person. A real product reads its own session here. */
export function personOf(consumerRef: string | undefined): Person {
  const [first] = people;
  if (!first) throw new Error('The playground has nobody to sign in. Add a person to people.ts.');
  return people.find((person) => person.consumerRef === consumerRef) ?? first;
}
