import { describe, expect, it } from 'vitest';
import * as library from './index.ts';

describe('importing from the package', () => {
  // The entry re-exports files with `*`, so an export that is added to one of them becomes public.
  it('offers these names and no others', () => {
    expect(Object.keys(library).sort()).toEqual([
      'ConnectProvider',
      'ConnectionProvider',
      'InstallIntegration',
      'InstallationProvider',
      'ServiceProvider',
      'describeProblem',
      'isDowelError',
      'prefetchInstallation',
      'useConnect',
      'useConnection',
      'useCreateInstallation',
      'useDeleteConnection',
      'useDeleteInstallation',
      'useDowelClient',
      'useInstallation',
      'useInstallations',
      'useIntegrationSetup',
      'useIsIntegrationInstalled',
      'useLocalConfig',
      'useManifest',
      'useMessages',
      'useProvider',
      'useReadNow',
      'useReads',
      'useSaveObject',
      'useUpdateConnection',
      'useUpdateInstallation',
    ]);
  });
});
