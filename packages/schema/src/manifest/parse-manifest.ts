import { type Document, LineCounter, parseDocument, type YAMLError } from 'yaml';
import type { ManifestFinding } from '../resources/deploy-plan.ts';
import { type CheckedManifest, type CheckManifestOptions, inspectManifest } from './check-manifest.ts';
import { pathText } from './finding.ts';
import { placeOf } from './place.ts';

export interface ParseManifestOptions extends CheckManifestOptions {
  /** What messages call the file. */
  file?: string;
}

const maxBytes = 1024 * 1024;
/** Generous for a manifest that reuses an anchor in every object, and far from what exhausts memory. */
const maxAliasCount = 1000;
/** One slip of indentation can make every later line an error, too. */
const maxSyntaxErrors = 20;

/** Parses and checks a manifest, YAML or JSON. Findings come in the order of the text. Never throws. */
export function parseManifest(text: string, options: ParseManifestOptions = {}): CheckedManifest {
  const name = options.file ?? 'The manifest';
  if (exceedsBytes(text, maxBytes)) {
    return refused(`${name} is larger than 1 MiB.`, 'Split it into several files and deploy each.');
  }
  try {
    return parse(text, name, options);
  } catch (error) {
    // Nesting of thousands of levels exhausts the stack in the YAML parser; a malformed merge throws, too.
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
  if (document.errors.length > 0) {
    const first = document.errors.slice(0, maxSyntaxErrors);
    return { findings: first.map((error) => toFinding(error, text, lines, name)) };
  }
  const warnings = document.warnings.map((error) => toFinding(error, text, lines, name));
  const resolved = toValue(document, name);
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

function toValue(document: Document.Parsed, name: string): { value: unknown } | { refusal: CheckedManifest } {
  try {
    return { value: document.toJS({ maxAliasCount }) };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    const unknown = /Unresolved alias.*: (.+)$/.exec(error.message)?.[1];
    const refusal = unknown
      ? refused(
          `${name} uses *${unknown}, but no &${unknown} comes before it.`,
          `Define &${unknown} above it.`,
        )
      : refused(`${name} expands its aliases too often to be safe.`, 'Write the repeated parts out.');
    return { refusal };
  }
}

function toFinding(error: YAMLError, text: string, lines: LineCounter, name: string): ManifestFinding {
  const { line, col } = lines.linePos(error.pos[0]);
  const place = { path: '', line, column: col };
  if (error.name === 'YAMLWarning') {
    const message = `${error.message}.`;
    return { severity: 'warning', ...place, message, fix: 'Remove the tag; plain values are enough.' };
  }
  if (error.code === 'DUPLICATE_KEY') {
    const key = /^[^\s:,}]{1,60}/.exec(text.slice(error.pos[0], error.pos[0] + 60))?.[0] ?? 'A key';
    const message = `${key} is written twice in the same map.`;
    return { severity: 'error', ...place, message, fix: 'Keep one of the two.' };
  }
  const message = `${name} cannot be parsed: ${error.message.replace(/; please use .*$/, '')}.`;
  return { severity: 'error', ...place, message, fix: syntaxFixes[error.code] ?? syntaxFix };
}

const syntaxFix = 'Check the indentation and the quotes on this line and the one before.';

const syntaxFixes: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'Indent with spaces.',
  MULTIPLE_DOCS: 'Keep one document per file: remove the "---" line.',
  BAD_SCALAR_START: 'Put the value in quotes.',
  BAD_INDENT: 'Line this up with its neighbours, and close every bracket.',
  BLOCK_AS_IMPLICIT_KEY: 'Put the value in quotes if it holds ": ", or start a new line for the nested key.',
  MULTILINE_IMPLICIT_KEY: 'Line this up with its neighbours.',
  MISSING_CHAR: 'Close the quotes or the bracket.',
};

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
