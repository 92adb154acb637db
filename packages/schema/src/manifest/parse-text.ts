import { type Document, isScalar, LineCounter, type Range, visit } from 'yaml';
import type { ManifestFinding } from '../resources/deploy-plan.ts';
import { type Finding, pathText } from './finding.ts';
import { nodeAt, placeOf } from './place.ts';
import { readYaml, YamlTooLargeError } from './read-yaml.ts';
import {
  type AliasFaults,
  isHarmless,
  type ParsedText,
  syntaxFindings,
  tagFinding,
  takeOutAliases,
} from './syntax-findings.ts';
import { mendText } from './text-slips.ts';

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
  /** The keys that the kind of text has. Absent: none is looked for. */
  keys?: ReadonlySet<string>;
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

/** If something in the text is not what it looks like, says so, and reads the rest of the text without it. */
function parse<Value>(text: string, kind: TextKind<Value>): Inspected<Value> {
  const first = parseOnce(text, kind);
  const { text: mended, slips, columnOf } = mendText(text, kind.keys ?? none);
  const meant = first.isSound && slips.length > 0 ? slips.filter(inPlainText(first.document)) : slips;
  if (meant.length === 0) return first;
  const told = meant.map(({ offset, message, fix }): ManifestFinding => {
    const { line, col } = first.lines.linePos(offset);
    return { severity: 'error', path: '', line, column: col, message, fix };
  });
  const lines = new Set(told.map(({ line }) => line));
  const { findings, isSound } = parseOnce(mended, kind);
  const others = findings
    .map((one) => (one.line && one.column ? { ...one, column: columnOf(one.line, one.column) } : one))
    // A fault of syntax at the same place is the slip again.
    .filter(({ line, path }) => isSound || path !== '' || !lines.has(line));
  return { findings: inOrder([...told, ...others]) };
}

const none: ReadonlySet<string> = new Set();

interface ParsedOnce<Value> extends Inspected<Value> {
  /** Whether the text has no fault of syntax. */
  isSound: boolean;
  document: Document.Parsed;
  lines: LineCounter;
}

function parseOnce<Value>(text: string, { name, emptyFix, inspect }: TextKind<Value>): ParsedOnce<Value> {
  const lines = new LineCounter();
  const document = readYaml(text, lines);
  if (document.errors.some(({ message }) => message.includes('call stack'))) throw new RangeError();
  const source = { document, text, lines, name };
  const isSound = document.errors.length === 0;
  const syntax = syntaxFindings(source);
  const warnings = document.warnings.map((warning) => tagFinding(warning, source));
  const aliases = takeOutAliases(source);
  const faults = [...syntax, ...(document.errors.every(isHarmless) ? aliases.findings : [])];
  const ended = (findings: ManifestFinding[]) => ({ findings: inOrder(findings), isSound, document, lines });
  const resolved = toValue(source, faults.length > 0);
  if ('refusal' in resolved) return ended([...faults, ...resolved.refusal]);
  if (resolved.value === null || resolved.value === undefined) {
    return ended(faults.length > 0 ? faults : refused(`${name} is empty.`, emptyFix).findings);
  }
  const { value, findings } = inspect(resolved.value);
  const placed = findings
    .filter((finding) => isCertain(finding, source, aliases))
    .map(({ path, isAboutKey, isStructural: _, ...finding }): ManifestFinding => {
      const { line, col } = lines.linePos(placeOf(document, path, isAboutKey));
      return { ...finding, path: pathText(path), line, column: col };
    })
    .filter(({ line }) => document.errors.every(isHarmless) || !syntax.some((fault) => fault.line === line));
  return {
    ...(value !== undefined && faults.length === 0 && { value }),
    ...ended([...warnings, ...faults, ...placed]),
  };
}

/** Leaves out what may only be found because an alias or a fault of syntax has hidden something. */
function isCertain(finding: Finding, { document }: ParsedText, { holes, incomplete }: AliasFaults): boolean {
  const { path, severity, isStructural = false } = finding;
  const node = nodeAt(document, path);
  if (holes.has(node) || incomplete.has(node)) return false;
  if (node === undefined && incomplete.has(nodeAt(document, path.slice(0, -1)))) return false;
  if (document.errors.every(isHarmless)) return true;
  return severity === 'error' && !isStructural && isScalar(node) && node.value !== null;
}

/** Whether a place is in a text without quotes that is no block. In the others, every character may be meant. */
function inPlainText(document: Document.Parsed): (place: { offset: number }) => boolean {
  const ranges: Range[] = [];
  visit(document, {
    Scalar(_, { type, range }) {
      if (range && type === 'PLAIN') ranges.push(range);
    },
  });
  return ({ offset }) => ranges.some(([start, , end]) => start <= offset && offset <= end);
}

function inOrder(findings: ManifestFinding[]): ManifestFinding[] {
  return findings.sort(
    (left, right) => (left.line ?? 0) - (right.line ?? 0) || (left.column ?? 0) - (right.column ?? 0),
  );
}

function toValue(
  { document, name }: ParsedText,
  isFaulty: boolean,
): { value: unknown } | { refusal: ManifestFinding[] } {
  try {
    // `readYaml` has counted what the aliases stand for. The library would take quadratic time for it.
    return { value: document.toJS({ maxAliasCount: -1 }) };
  } catch (error) {
    // The faults that are told already may be the reason.
    if (isFaulty && !(error instanceof ReferenceError)) return { refusal: [] };
    if (!(error instanceof ReferenceError)) throw error;
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
