import { LineCounter } from 'yaml';
import type { ManifestFinding } from '../resources/deploy-plan.ts';
import { type Finding, pathText } from './finding.ts';
import { placeOf } from './place.ts';
import { readYaml, YamlTooLargeError } from './read-yaml.ts';
import { type ParsedText, syntaxFindings, tagFinding, unknownAlias } from './syntax-findings.ts';

/** A text whose value was inspected. */
export interface Inspected<Value> {
  /** Absent when the value cannot be used. */
  value?: Value;
  findings: ManifestFinding[];
}

/** How a kind of file is inspected. */
export interface TextKind<Value> {
  /** The name of the file in messages. */
  name: string;
  /** What to write into an empty file. */
  emptyFix: string;
  /** What to do with a file that is too large. */
  largeFix: string;
  inspect: (value: unknown) => { value?: Value | undefined; findings: readonly Finding[] };
}

const maxBytes = 1024 * 1024;

/** Parses YAML or JSON and inspects it. Findings are in the order of the text. Never throws. */
export function parseText<Value>(text: string, kind: TextKind<Value>): Inspected<Value> {
  const { name } = kind;
  if (exceedsBytes(text, maxBytes)) return refused(`${name} is larger than 1 MiB.`, kind.largeFix);
  try {
    return parse(text, kind);
  } catch (error) {
    if (error instanceof YamlTooLargeError) {
      return refused(`${name} ${error.message}.`, error.fix ?? kind.largeFix);
    }
    // Thousands of nested levels exhaust the stack of the YAML parser. A malformed merge throws too.
    const reason =
      error instanceof RangeError || !(error instanceof Error) ? 'it is nested too deeply' : error.message;
    return refused(`${name} cannot be parsed: ${reason}.`, 'Write it with plain maps and lists.');
  }
}

function parse<Value>(text: string, { name, emptyFix, inspect }: TextKind<Value>): Inspected<Value> {
  const lines = new LineCounter();
  const document = readYaml(text, lines);
  if (document.errors.some(({ message }) => message.includes('call stack'))) throw new RangeError();
  const source = { document, text, lines, name };
  if (document.errors.length > 0) return { findings: syntaxFindings(source) };
  const warnings = document.warnings.map((warning) => tagFinding(warning, source));
  const resolved = toValue(source);
  if ('refusal' in resolved) return { findings: resolved.refusal };
  if (resolved.value === null || resolved.value === undefined) return refused(`${name} is empty.`, emptyFix);
  const { value, findings } = inspect(resolved.value);
  const placed = findings.map(({ path, isAboutKey, ...finding }): ManifestFinding => {
    const { line, col } = lines.linePos(placeOf(document, path, isAboutKey));
    return { ...finding, path: pathText(path), line, column: col };
  });
  const ordered = [...warnings, ...placed].sort(
    (left, right) => (left.line ?? 0) - (right.line ?? 0) || (left.column ?? 0) - (right.column ?? 0),
  );
  return { ...(value !== undefined && { value }), findings: ordered };
}

function toValue(source: ParsedText): { value: unknown } | { refusal: ManifestFinding[] } {
  const { document, name } = source;
  try {
    // `readYaml` has counted what the aliases stand for. The library would take quadratic time for it.
    return { value: document.toJS({ maxAliasCount: -1 }) };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    const unknown = unknownAlias(source);
    if (unknown) return { refusal: [unknown] };
    const message = `${name} expands its aliases too often to be safe.`;
    return { refusal: refused(message, 'Write the repeated parts out.').findings };
  }
}

function refused(message: string, fix: string): { findings: ManifestFinding[] } {
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
