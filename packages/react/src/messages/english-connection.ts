/** The English texts about an existing connection, and about its end. They load with the screens that show one. */
export const englishConnection = {
  'connect.module.unknown': '{provider} has no module “{module}”. It has: {known}.',

  'connection.title': '{provider} connection',
  'connection.status.working': 'Working',
  'connection.status.created': 'Connected',
  'connection.bad.detail': '{provider} no longer accepts the stored sign-in.',
  'connection.reconnect': 'Reconnect {provider}',
  'connection.update': 'Update credentials',
  'connection.disconnect': 'Disconnect {provider}',
  'connection.account': 'Account',
  'connection.workspace': 'Workspace',
  'connection.by': 'Connected by',
  'connection.since': 'Connected on',
  'connection.status': 'Status',
  'connection.ready': 'All done: the connection works',
  'connection.connected': '{provider} is connected',
  'connection.bad.title': 'Sign in to {provider} again',
  'connection.bad.title.typed': '{provider} needs new credentials',
  'connection.bad.remedy': 'Your settings are kept; nothing is read or written until this is fixed.',
  'connection.update.window': 'Sign in to {provider} again, with the same account or another.',
  'connection.update.typed': 'Replace the stored credentials, such as a renewed key.',
  'connection.update.action': 'Save credentials',
  'connection.facts': 'Account details',
  'connection.facts.action': 'Save details',
  'connection.disconnect.title': 'Disconnect {provider}?',
  'connection.disconnect.detail':
    'The stored sign-in is deleted, and all that uses it stops until somebody connects again. Nothing is deleted in {provider}.',
  'connection.disconnect.action': 'Disconnect',
  'connection.keep': 'Keep the connection',
  'connection.busy': 'Removing…',

  'account.title': 'This is another {provider} account',
  'account.detail': 'Nothing has changed yet.',
  'account.before': 'Connected',
  'account.after': 'Signed in to',
  'account.use.detail':
    'With the new account, everything is read again from the beginning. Chosen and matched fields may not exist there.',
  'account.reserved': 'Only {owner}, who connected {provider}, can switch to the new account.',
  'account.keep': 'Keep the connected account',
  'account.use': 'Use the new one',
  'account.unconfirmed.title': 'Whose {provider} account is this?',
  'account.unconfirmed.detail':
    '{provider} has not said yet whether the new sign-in is for {account}. Nothing is read or written until it does.',
  'account.unconfirmed.action': 'It is this account',

  'install.uninstalled': '{name} is uninstalled',
  'install.uninstalled.detail':
    '{app} no longer reads or writes your {provider} data. You can install it again at any time.',
  'install.reinstall': 'Install again',
} as const;
