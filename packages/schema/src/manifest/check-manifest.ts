import { limits } from '../limits.ts';
import type { ManifestFinding } from '../resources/deploy-plan.ts';
import { findOversize } from '../rules/json-size.ts';
import { isPlainObject } from '../rules/plain-objects.ts';
import { checkIntegration, checkNames } from './check-integration.ts';
import { scheduleReader } from './check-schedule.ts';
import { error, type Finding, firstFindings, partsOf, pathText, warning } from './finding.ts';
import { Manifest } from './manifest.ts';
import { oddTexts } from './odd-texts.ts';
import { shapeFindings } from './shape-findings.ts';
import { unknownKeys } from './unknown-keys.ts';

export interface CheckManifestOptions {
  /** Unknown keys are errors instead of warnings. Default false. */
  strict?: boolean;
  /** The shortest allowed time between two scheduled reads, in minutes. Default 10. */
  minScheduleMinutes?: number;
}

export interface CheckedManifest {
  /** Present when no finding is an error. */
  manifest?: Manifest;
  findings: ManifestFinding[];
}

/** Checks a manifest that is already a value, such as one built in code. Never throws. */
export function checkManifest(value: unknown, options?: CheckManifestOptions): CheckedManifest {
  const { manifest, findings } = inspectManifest(value, options);
  const placed = findings.map(({ path, isAboutKey: _key, isStructural: _structural, ...finding }) => ({
    ...finding,
    path: pathText(path),
  }));
  return { ...(manifest && { manifest }), findings: placed };
}

/** As `checkManifest`, but paths stay as segments, so that the caller can look up their places in the text. */
export function inspectManifest(
  value: unknown,
  { strict = false, minScheduleMinutes }: CheckManifestOptions = {},
): { manifest?: Manifest; findings: Finding[] } {
  if (!isPlainObject(value)) {
    const fix = 'Start it with "specVersion: 1.0.0", then "integrations:" and a list.';
    return { findings: [error([], 'The manifest is not a map of keys and values.', fix)] };
  }
  const oversize = findOversize(value, limits.manifestValues);
  if (oversize !== undefined) {
    const fix = 'Split it into several manifests and deploy each.';
    return { findings: [error([], `The manifest ${oversize}.`, fix)] };
  }
  const root = { value, path: [] };
  const readSchedule = scheduleReader();
  const integrations = partsOf(root, 'integrations');
  const shape = shapeFindings(root);
  const told = new Set(shape.filter(({ isAboutKey }) => isAboutKey).map(({ path }) => pathText(path)));
  const unknown = unknownKeys(value).filter(({ path }) => told.size === 0 || !told.has(pathText(path)));
  const findings = [
    ...oddTexts(value),
    ...shape,
    ...unknown.map((finding): Finding => (strict ? { ...finding, severity: 'error' } : finding)),
    ...checkNames(integrations),
    ...integrations.flatMap((integration) => checkIntegration(integration, minScheduleMinutes, readSchedule)),
  ];
  const parsed = Manifest.safeParse(value);
  const isUsable = parsed.success && findings.every(({ severity }) => severity === 'warning');
  return {
    ...(isUsable && { manifest: parsed.data }),
    findings: firstFindings(findings, (...note) => warning([], ...note)),
  };
}
