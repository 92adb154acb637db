import type { CreateIntegration } from '../resources/integrations.ts';
import { isPlainObject, ownValue } from '../rules/plain-objects.ts';
import type { ProblemWords } from '../rules/problem-body.ts';
import { type CheckedManifest, type CheckManifestOptions, checkManifest } from './check-manifest.ts';

/**
 * Checks the content of a new integration as if it were a whole manifest. Pass the request body as it was sent, not as
 * parsed: the shape of a field is a union, so the parser takes a field with a typo in `fieldName` for a mapping.
 */
export function checkNewIntegration(sent: unknown, options?: CheckManifestOptions): CheckedManifest {
  const revision = isPlainObject(sent) ? ownValue(sent, 'latestRevision') : undefined;
  const { specVersion, content } = isPlainObject(revision) ? revision : {};
  return checkManifest({ specVersion, integrations: [content] }, options);
}

/**
 * The words of `manifest_invalid` for a new integration whose content has another name or provider than the request. If
 * both were accepted, the file and the service would disagree. Undefined when they agree.
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
