import type { InstallationFields } from '@dowel/schema';
import type { Context } from '../../../context.ts';
import { isInstallation } from '../queries.ts';
import { selectReported } from './queries.ts';

/** What events tell of an installation. Undefined if it has been deleted. */
export async function installationFields(
  context: Context,
  installationId: string,
): Promise<InstallationFields | undefined> {
  const [found] = await selectReported(context, isInstallation(installationId));
  return found?.fields;
}
