/** The English texts that only components use. `english` adds them to the texts that several layers share. */
export const englishComponents = {
  'problem.reference': 'Request id: {id}',

  'problem.missing.title': 'This cannot be shown yet',
  'problem.missing.integration': 'The page did not say which integration this is.',
  'problem.missing.provider': 'The page did not say what to connect.',
  'problem.missing.groupRef': 'The page did not say which workspace you work in.',
  'problem.missing.consumerRef': 'The page did not say who you are.',
  'problem.missing.remedy': 'Reload the page. If it fails again, ask the people who run this product.',

  'connect.intro.alone': 'Sign in to {provider} to connect it.',
  'connect.intro.typed': 'Fill in your {provider} details to let {app} use it.',
  'connect.intro.typed.alone': 'Fill in your {provider} details to connect it.',
  'connect.checking': 'Checking with {provider}…',
  'connect.window': 'A window of {provider} opens. {app} never sees your password.',
  'connect.window.alone': 'A window of {provider} opens. This page never sees your password.',
  'connect.show': 'Show the window',
  'connect.waiting.next': 'This page goes on by itself when you are done.',
  'connect.waiting.title': 'Finish signing in',
  'connect.waiting.short': 'Waiting for {provider}…',
  'connect.rejected.title': '{provider} did not accept these details',

  'install.needsConnection':
    'The integration is installed, but its connection is gone. Connect {provider} again.',
} as const;
