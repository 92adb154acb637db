import type { ConfigContent, Installation, ManifestIntegration } from '@dowel/schema';
import { configWarnings, warningHeader } from '@dowel/schema/rules';
import { WithHeaders } from '../../platform/requests/route.ts';

/**
 * Answers an installation whose config was just saved, with the warnings of `configWarnings`.
 * @param before what was saved before, for the same account
 */
export function withWarnings(
  installation: Installation,
  revision: ManifestIntegration,
  before?: ConfigContent,
): WithHeaders<Installation> {
  const warnings = configWarnings(installation.config.content, revision, before);
  return new WithHeaders(installation, warnings === undefined ? {} : { [warningHeader]: warnings });
}
