/** The English texts of the screen that follows a first install. They load with it. */
export const englishSuccess = {
  'success.title': '{provider} is connected to {app}',
  'success.detail': '{name} is installed. You can leave this page.',
  'success.next': 'What happens now',
  'success.return': 'Go to {app}',
  'success.settings': 'Change settings',
  'success.writes': '{app} may write to {objects}',
  'success.proxy': '{app} may use the {provider} API',
  'success.events': '{app} is told about changes to {objects}',
  'success.notSetUp': '{object} is not set up',
  'success.unreadable': '{object} cannot be read',
  'success.setUp': 'Set up {object}',
} as const;
