import type { InstallationFields } from '@dowel/schema';
import type { StoredInstallation } from '../queries.ts';

/** How messages and events name an installation: the default one without a name as ever. */
export function namesOf({
  installationRef,
  name,
}: Pick<StoredInstallation, 'installationRef' | 'name'>): Pick<
  InstallationFields,
  'installationRef' | 'installationName'
> {
  return {
    ...(installationRef !== '' && { installationRef }),
    ...(name !== null && { installationName: name }),
  };
}
