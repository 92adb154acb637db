import type { UpdateProviderApp } from '@dowel/schema';
import { updatableMembers } from '@dowel/schema/rules';
import { applyUpdateMask } from '../../platform/problems/update-mask.ts';

/**
 * What an update names. `members`: those of the metadata that are named by their own paths, so that the others stay.
 * @throws {ProblemError} `invalid_update_mask`
 */
export function namedValues({ updateMask, providerApp }: UpdateProviderApp) {
  const { metadata: sent = {} } = providerApp;
  const {
    'metadata.authQueryParams': authQueryParams,
    'metadata.providerParams': providerParams,
    'metadata.allowedHosts': allowedHosts,
    ...named
  } = applyUpdateMask(
    updateMask,
    {
      ...providerApp,
      'metadata.authQueryParams': sent.authQueryParams,
      'metadata.providerParams': sent.providerParams,
      'metadata.allowedHosts': sent.allowedHosts,
    },
    updatableMembers.providerApp,
  );
  const members = {
    ...(authQueryParams && { authQueryParams }),
    ...(providerParams && { providerParams }),
    ...(allowedHosts && { allowedHosts }),
  };
  return { ...named, members: Object.keys(members).length > 0 ? members : undefined };
}
