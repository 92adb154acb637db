/** A screen, with the facts that a designer needs. */
export interface ScreenFacts {
  /** The title of its stories. */
  title: string;
  /** Which part of the library it belongs to. */
  name: string;
  /** What it is for. */
  purpose: string;
  /** The export of the story that shows it at a glance. */
  thumbnail: string;
  /** Which texts it has: beginnings of their keys. */
  words: readonly string[];
  /** States in the order in which a person meets them. States that are not named follow in the order of their file. */
  order?: readonly string[];
}

/** Every screen, in the order in which a customer meets them. */
export const screens: readonly ScreenFacts[] = [
  {
    title: 'Components/InstallIntegration/Connecting',
    name: 'Connecting',
    purpose:
      'A customer meets this first. It says what will be connected, and asks for what this provider wants: a sign-in in a window, a key, a user name and password, or account details.',
    thumbnail: 'oauth-sign-in',
    words: ['connect', 'form', 'problem'],
    order: [
      'loading',
      'oauth-sign-in',
      'oauth-with-subdomain',
      'api-key',
      'basic',
      'key-and-account-details',
      'client-credentials',
      'password-grant',
      'nothing-to-sign-in',
      'nothing-typed',
      'key-refused',
    ],
  },
  {
    title: 'Components/InstallIntegration/Signing in',
    name: 'Signing in',
    purpose:
      'The moments in which the provider is asked. The window opens, waits, is closed, is blocked, takes too long, or access is refused. In every state, the person can go on.',
    thumbnail: 'waiting',
    words: ['connect'],
  },
  {
    title: 'Components/InstallIntegration/Configuring',
    name: 'Configuring',
    purpose:
      'Objects, fields and mappings: what is read and written. People use it before installing and again whenever they change something.',
    thumbnail: 'saved',
    words: ['config', 'install'],
    order: ['fresh', 'edited', 'required-mapping-missing', 'field-mapped-twice', 'just-saved', 'saved'],
  },
  {
    title: 'Components/InstallIntegration/Matching fields',
    name: 'Matching fields',
    purpose:
      'Which field of the account belongs to which field of the product. Suggestions say why they fit, samples show real values, and one object copies what another has.',
    thumbnail: 'suggestions',
    words: ['mapping'],
    order: ['suggestions', 'samples', 'samples-unavailable', 'missing', 'copying'],
  },
  {
    title: 'Components/InstallIntegration/First install',
    name: 'First install',
    purpose:
      'From the first choice to what is installed. Marks on the tabs say what is set up, one button installs all of it, and the last screen says what happens next.',
    thumbnail: 'installed',
    words: ['setup', 'success', 'reads', 'install'],
  },
  {
    title: 'Components/InstallIntegration/Wizard',
    name: 'Wizard',
    purpose:
      'The same install, one step at a time. Builders choose it with variant="wizard": objects, fields, review, done.',
    thumbnail: 'objects',
    words: ['wizard', 'setup', 'success'],
  },
  {
    title: 'Components/InstallIntegration/Saving',
    name: 'Saving',
    purpose:
      'Saving takes a moment, and can fail. The service answers late, the network is gone, the session has ended. What was chosen stays.',
    thumbnail: 'saving',
    words: ['common', 'install', 'problem'],
  },
  {
    title: 'Components/InstallIntegration/Managing',
    name: 'Managing',
    purpose: 'Here an administrator looks at the connection, renews credentials, and uninstalls.',
    thumbnail: 'installed',
    words: ['connection', 'install.uninstall'],
  },
  {
    title: 'Components/InstallIntegration/Reads',
    name: 'Reads',
    purpose:
      'When each object was read and is read next, why it is paused, and the buttons that read it now or pause it. The Activity tab begins with it.',
    thumbnail: 'ended',
    words: ['reads'],
  },
  {
    title: 'Components/InstallIntegration/Activity',
    name: 'Activity',
    purpose: 'What happened here: installs, changes, reads, writes and sign-ins. The newest is first.',
    thumbnail: 'everything',
    words: ['activity'],
    order: ['everything', 'sign-in-needed', 'cannot-be-loaded'],
  },
  {
    title: 'Components/InstallIntegration/History',
    name: 'History',
    purpose: 'Who changed an object, when, and what. A customer can go back to an earlier version.',
    thumbnail: 'versions',
    words: ['history'],
    order: ['changed-by', 'versions', 'everything-open', 'gone-back'],
  },
  {
    title: 'Components/InstallIntegration/Places',
    name: 'Places',
    purpose: 'The same screens where pages put them. In a narrow column, on a phone, and twice on one page.',
    thumbnail: 'settings-column',
    words: [],
  },
  {
    title: 'Components/InstallIntegration/Languages',
    name: 'Languages',
    purpose:
      'The same screens in other languages. Each language is an import of its own, complete by type, and says the problems of the service too.',
    thumbnail: 'german',
    words: ['connect'],
  },
  {
    title: 'Components/ConnectProvider',
    name: 'Connecting without installing',
    purpose: 'Collects and keeps a connection. Your backend installs later, or uses the connection itself.',
    thumbnail: 'connected',
    words: ['connect', 'connection'],
    order: ['loading', 'sign-in', 'api-key', 'with-module', 'just-connected', 'connected'],
  },
  {
    title: 'Components/ConnectProvider signing in',
    name: 'More ways to connect alone',
    purpose:
      'Signing in without installing, in the ways that Connecting does not show: in steps, with a key file, after a package.',
    thumbnail: 'user-and-password',
    words: ['connect'],
  },
  {
    title: 'Hooks/Your own screen',
    name: 'Your own screen',
    purpose: 'A screen without our components. The hooks decide, and your own elements draw.',
    thumbnail: 'choosing',
    words: [],
  },
];

/** The id that Storybook gives to a title: of its page with `--docs`, of a story with the story's name. */
export const idOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
