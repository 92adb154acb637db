import type { Installation } from '@dowel/schema';
import { configWarnings, warningHeader } from '@dowel/schema/rules';
import { Answer } from '../../requests/route.ts';

/** Answers an installation whose config was just saved, with a warning for each member that we keep but do not know. */
export function withWarnings(installation: Installation): Answer<Installation> {
  const warnings = configWarnings(installation.config.content);
  return new Answer(installation, warnings === undefined ? {} : { [warningHeader]: warnings });
}
