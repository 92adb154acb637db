import { LineCounter, parseDocument } from 'yaml';
import type { ManifestFinding } from '../resources/deploy-plan.ts';
import { type CheckedManifest, type CheckManifestOptions, inspectManifest } from './check-manifest.ts';
import { pathText } from './finding.ts';
import { placeOf } from './place.ts';
import { type ParsedText, syntaxFindings, tagFinding, unknownAlias } from './syntax-findings.ts';

export interface ParseManifestOptions extends CheckManifestOptions {
  /** The name of the file in messages. */
  file?: string;
}

const maxBytes = 1024 * 1024;
/** Enough for a manifest that reuses an anchor in every object, and far below what would exhaust the memory. */
const maxAliasCount = 1000;

/** Parses and checks a manifest, in YAML or JSON. Findings are in the order of the text. Never throws. */
export function parseManifest(text: string, options: ParseManifestOptions = {}): CheckedManifest {
  const name = options.file ?? 'The manifest';
  if (exceedsBytes(text, maxBytes)) {
    return refused(`${name} is larger than 1 MiB.`, 'Split it into several files and deploy each.');
  }
  try {
    return parse(text, name, options);
  } catch (error) {
    // Thousands of nested levels exhaust the stack of the YAML parser. A malformed merge throws too.
    const reason =
      error instanceof RangeError || !(error instanceof Error) ? 'it is nested too deeply' : error.message;
    return refused(`${name} cannot be parsed: ${reason}.`, 'Write it with plain maps and lists.');
  }
}

function parse(text: string, name: string, options: ParseManifestOptions): CheckedManifest {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    merge: true,
    logLevel: 'error',
  });
  if (document.errors.some(({ message }) => message.includes('call stack'))) throw new RangeError();
  const source = { document, text, lines, name };
  if (document.errors.length > 0) return { findings: syntaxFindings(source) };
  const warnings = document.warnings.map((warning) => tagFinding(warning, source));
  const resolved = toValue(source);
  if ('refusal' in resolved) return resolved.refusal;
  if (resolved.value === null || resolved.value === undefined) {
    return refused(
      `${name} is empty.`,
      'Start it with "specVersion: 1.0.0", then "integrations:" and a list.',
    );
  }
  const { manifest, findings } = inspectManifest(resolved.value, options);
  const placed = findings.map(({ path, isAboutKey, ...finding }): ManifestFinding => {
    const { line, col } = lines.linePos(placeOf(document, path, isAboutKey));
    return { ...finding, path: pathText(path), line, column: col };
  });
  const ordered = [...warnings, ...placed].sort(
    (left, right) => (left.line ?? 0) - (right.line ?? 0) || (left.column ?? 0) - (right.column ?? 0),
  );
  return { ...(manifest && { manifest }), findings: ordered };
}

function toValue(source: ParsedText): { value: unknown } | { refusal: CheckedManifest } {
  const { document, name } = source;
  try {
    return { value: document.toJS({ maxAliasCount }) };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    const unknown = unknownAlias(source);
    if (unknown) return { refusal: { findings: [unknown] } };
    const message = `${name} expands its aliases too often to be safe.`;
    return { refusal: refused(message, 'Write the repeated parts out.') };
  }
}

function refused(message: string, fix: string): CheckedManifest {
  return { findings: [{ severity: 'error', path: '', line: 1, column: 1, message, fix }] };
}

function exceedsBytes(text: string, limit: number): boolean {
  if (text.length > limit) return true;
  if (text.length * 3 <= limit) return false;
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes > limit;
}
