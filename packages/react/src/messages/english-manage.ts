/** The English texts about what is installed already: who did it, and how to stop it. They load with what manages it. */
export const englishManage = {
  'install.by.title': '{who} installed this for {group} on {date}',
  'install.by.detail': 'What you change here changes it for everybody in {group}.',
  'install.by.group': 'your group',
  'config.reading.on': '{app} reads {object}.',
  'config.reading.stop': 'Stop reading',
  'config.reading.resume': 'Resume reading',
  'config.reading.stop.title': 'Stop reading {object}?',
  'config.reading.stop.detail':
    '{app} gets no more {object} until somebody resumes. What is chosen here is kept.',
  'config.reading.keep': 'Keep reading',
  'config.reading.stopping': 'Stopping…',
  'connection.remove': 'Remove the connection',
  'install.uninstall': 'Uninstall',
  'install.uninstall.section': 'Uninstalling stops {app} from reading and writing your {provider} data.',
  'install.uninstall.title': 'Uninstall {name}?',
  'install.uninstall.detail':
    '{app} stops reading and writing your {provider} data, and the choices made here are lost for everybody in the group. The connection is removed too, unless another integration uses it. Nothing is deleted in {provider}.',
  'install.uninstalling': 'Uninstalling…',
  'install.keep': 'Keep it',
} as const;
