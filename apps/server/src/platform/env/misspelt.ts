import { nearest } from '@dowel/schema/rules';

/** A variable that does nothing, and the setting that was most likely meant. */
export interface Misspelt {
  variable: string;
  setting: string;
}

/** Settings of the command line and of the sandbox, and what Kubernetes tells a pod of services. */
const ofOthers = /^DOWEL_(BASE_URL|SANDBOX_PORT|SANDBOX_KEY|(\w+_)?SERVICE_(HOST|PORT).*)$/;

/**
 * Finds variables that begin like ours and are nearly called like a setting that is not set. They are no error: other
 * programs have such variables, too.
 */
export function misspelt(given: readonly string[], settings: readonly string[]): Misspelt[] {
  const open = settings.filter((setting) => !given.includes(setting));
  return given
    .filter((name) => name.startsWith('DOWEL_') && !settings.includes(name) && !ofOthers.test(name))
    .flatMap((variable) => {
      const meant = nearest(withoutPrefix(variable), open.map(withoutPrefix));
      const setting = open.find((one) => withoutPrefix(one) === meant);
      return setting === undefined ? [] : [{ variable, setting }];
    });
}

function withoutPrefix(name: string): string {
  return name.replace(/^DOWEL_/, '');
}
