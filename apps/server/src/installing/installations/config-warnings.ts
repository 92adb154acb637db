import type { ConfigContent, Installation, ManifestIntegration } from '@dowel/schema';
import { configWarnings } from '@dowel/schema/rules';
import type { WithHeaders } from '../../platform/requests/route.ts';
import { warned } from '../../platform/requests/warned.ts';

/**
 * Answers an installation whose config was just saved, with the warnings of `configWarnings`.
 * @param before what was saved before, for the same account
 */
export function withWarnings(
  installation: Installation,
  revision: ManifestIntegration,
  before?: ConfigContent,
): WithHeaders<Installation> {
  return warned(installation, configWarnings(installation.config.content, revision, before));
}
