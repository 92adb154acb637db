import type { CreateIntegration } from '../resources/integrations.ts';
import { isPlainObject, ownValue } from '../rules/plain-objects.ts';
import type { ProblemWords } from '../rules/problem-body.ts';
import { type CheckedManifest, type CheckManifestOptions, checkManifest } from './check-manifest.ts';

/**
 * Checks the content of a new integration, as a manifest of its own. It wants the body of the request as it was sent:
 * the shape of a field is a union, and would take one with a slip in its `fieldName` for a mapping.
 */
export function checkNewIntegration(sent: unknown, options?: CheckManifestOptions): CheckedManifest {
  const revision = isPlainObject(sent) ? ownValue(sent, 'latestRevision') : undefined;
  const { specVersion, content } = isPlainObject(revision) ? revision : {};
  return checkManifest({ specVersion, integrations: [content] }, options);
}

/**
 * What `manifest_invalid` says of a new integration whose content names itself otherwise: two answers to one question
 * would make the file and the service disagree. Undefined when both agree.
 */
export function contentMismatch({
  name: outerName,
  provider,
  latestRevision: { content },
}: CreateIntegration): ProblemWords | undefined {
  const outer = { name: outerName, provider };
  const member = (['name', 'provider'] as const).find((one) => outer[one] !== content[one]);
  if (!member) return undefined;
  const name = `latestRevision.content.${member}`;
  const value = content[member];
  const detail = `is "${value}", but the integration's ${member} is "${outer[member]}"`;
  return {
    detail: `${name} ${detail}, so nothing was created.`,
    remedy: `Send the same ${member} in both places.`,
    issues: [{ in: 'body', name, value, detail }],
  };
}
