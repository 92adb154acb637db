/** The English texts of forms with boxes. They load with those. */
export const englishForm = {
  'connect.apiKey.label': 'API key',
  'connect.username.label': 'User name',
  'connect.password.label': 'Password',
  'connect.clientId.label': 'Client ID',
  'connect.clientSecret.label': 'Client secret',
  'connect.scopes.label': 'Scopes',
  'connect.scopes.help': 'One per line.',
  'common.learnMore': 'Learn more',
  'form.missing': 'Fill in {field}.',
  'form.eitherMissing': 'Fill in {field}, {other}, or both.',
  'connect.reveal': 'Show {label}',
  'connect.conceal': 'Hide {label}',
  'connect.docs.about': 'about {label},',
  'connect.rejected.box': '{provider} did not accept this. Copy it again, without spaces.',
} as const;
