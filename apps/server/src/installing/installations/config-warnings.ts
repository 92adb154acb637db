import type { Installation, ManifestIntegration } from '@dowel/schema';
import { configWarnings, warningHeader } from '@dowel/schema/rules';
import { WithHeaders } from '../../platform/requests/route.ts';

/**
 * Answers an installation whose config was just saved, with a warning for each member that we keep but do not know, and
 * for each required mapping that it lacks.
 */
export function withWarnings(
  installation: Installation,
  revision: ManifestIntegration,
): WithHeaders<Installation> {
  const warnings = configWarnings(installation.config.content, revision);
  return new WithHeaders(installation, warnings === undefined ? {} : { [warningHeader]: warnings });
}
