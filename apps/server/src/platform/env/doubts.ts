import { nearest } from '@dowel/schema/rules';

/** The command line and the sandbox read these variables, or Kubernetes sets them for a service. The server does not read them. */
const ofOthers = /^DOWEL_(BASE_URL|SANDBOX_PORT|SANDBOX_KEY|(\w+_)?SERVICE_(HOST|PORT).*)$/;

/**
 * What is valid and was probably not meant, as sentences.
 * @param settings the names of all variables that the server reads
 */
export function findDoubts(
  given: Readonly<Record<string, string>>,
  settings: readonly string[],
): readonly string[] {
  const { NODE_ENV: mode = 'development', DOWEL_PUBLIC_ORIGIN: address = '' } = given;
  const isPublic = mode === 'development' && /^https:/i.test(address);
  return [
    ...(isPublic
      ? [
          'NODE_ENV is not "production", although DOWEL_PUBLIC_ORIGIN is an https address. So this server has a demo project, may call its own machine, and makes what it was not given, such as encryption keys.',
        ]
      : []),
    ...misspelt(Object.keys(given), settings),
  ];
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
