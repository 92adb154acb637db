/** The English texts that say what connecting allows. They load while the service is asked what to show. */
export const englishFacts = {
  'connect.facts.title': 'What {app} may do',
  'connect.facts.title.alone': 'What this allows',
  'connect.facts.read': 'Read {objects}',
  'connect.facts.write': 'Write to {objects}',
  'connect.facts.events': 'Be told what happens to {objects}',
  'connect.facts.proxy': 'Send other requests to {provider}',
  'connect.facts.proxy.detail': 'As far as your account allows',
  'connect.facts.keep': 'Keep your sign-in, encrypted',
  'connect.facts.keep.detail': 'Disconnecting deletes it',
  'connect.facts.needed': 'Only the fields it needs',
  'connect.facts.chosen': 'Only the fields you choose',
  'connect.facts.neededAndChosen': 'The fields it needs, and those you choose',
} as const;
