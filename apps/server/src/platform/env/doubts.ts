import { existsSync, readFileSync } from 'node:fs';
import { nearest } from '@dowel/schema/rules';

/** The command line and the sandbox read these variables, or Kubernetes sets them for a service. The server does not read them. */
const ofOthers = /^DOWEL_(BASE_URL|SANDBOX_PORT|SANDBOX_KEY|(\w+_)?SERVICE_(HOST|PORT).*)$/;

/** The settings that switch something on, and those that do nothing without them. */
const switches: readonly [string, RegExp][] = [
  ['DOWEL_SMTP_URL', /^DOWEL_MAIL_/],
  ['DOWEL_OBJECT_STORE_URL', /^DOWEL_OBJECT_STORE_/],
  ['DOWEL_OIDC_ISSUER', /^DOWEL_OIDC_/],
];

/** Where Linux says what this process may use. */
const LIMITS = '/proc/self/limits';
const FEW_FILES = 1024;

/**
 * What is valid and was probably not meant, as sentences.
 * @param settings the names of all variables that the server reads
 * @param port where the server listens
 * @param limits the text of Linux about the limits of this process
 */
export function findDoubts(
  given: Readonly<Record<string, string>>,
  settings: readonly string[],
  port: number,
  limits = existsSync(LIMITS) ? readFileSync(LIMITS, 'utf8') : '',
): readonly string[] {
  const {
    NODE_ENV: mode = 'development',
    DOWEL_PUBLIC_ORIGIN: address = '',
    PORT: platformPort = '',
  } = given;
  const proxy = ['HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy'].find((name) => given[name]);
  const isPublic = mode === 'development' && /^https:/i.test(address);
  // Hosting platforms tell a container with PORT where it must listen. In development, other programs have it.
  const isElsewhere = mode === 'production' && platformPort !== '' && platformPort !== `${port}`;
  // Node has raised the soft limit to the hard one.
  const files = /^Max open files +(\d+)/m.exec(limits)?.[1];
  const doubts = [
    Number(files) < FEW_FILES &&
      `This process may open only ${files} files, and each connection is one. With more connections it silently closes new ones, and calls to others fail. Raise the limit, for example with "ulimit -n 65536" or LimitNOFILE.`,
    isPublic &&
      'NODE_ENV is not "production", although DOWEL_PUBLIC_ORIGIN is an https address. So this server has a demo project, may call its own machine, and makes what it was not given, such as encryption keys.',
    proxy !== undefined &&
      `The server does not use the proxy of ${proxy}. Calls to providers and destinations fail unless it can reach them directly.`,
    isElsewhere &&
      `PORT is ${platformPort}, and the server listens at ${port}. If requests arrive at PORT, set DOWEL_PORT to it.`,
  ];
  return [
    ...doubts.filter((doubt) => doubt !== false),
    ...switchedOff(given, settings),
    ...misspelt(Object.keys(given), settings),
  ];
}

function switchedOff(given: Readonly<Record<string, string>>, settings: readonly string[]): string[] {
  return switches
    .filter(([name]) => given[name] === undefined)
    .flatMap(([name, parts]) =>
      settings
        .filter((setting) => given[setting] !== undefined && parts.test(setting))
        .map((setting) => `${setting} does nothing, because ${name} is not set.`),
    );
}

/** Finds variables whose name is nearly that of a setting which is not set. They may also belong to another program. */
function misspelt(given: readonly string[], settings: readonly string[]): string[] {
  const open = settings.filter((setting) => !given.includes(setting));
  return given
    .filter((name) => name.startsWith('DOWEL_') && !settings.includes(name) && !ofOthers.test(name))
    .flatMap((name) => {
      const meant = nearest(withoutPrefix(name), open.map(withoutPrefix));
      const setting = open.find((one) => withoutPrefix(one) === meant);
      return setting === undefined
        ? []
        : [`The server does not read ${name}, so it does nothing. Is ${setting} meant, which is not set?`];
    });
}

function withoutPrefix(name: string): string {
  return name.replace(/^DOWEL_/, '');
}
