import { type Document, isScalar, type LineCounter, visit, type YAMLError, type YAMLWarning } from 'yaml';
import type { ManifestFinding } from '../resources/deploy-plan.ts';

/** A manifest as the YAML parser read it. */
export interface ParsedText {
  document: Document.Parsed;
  text: string;
  lines: LineCounter;
  /** The name of the file in messages. */
  name: string;
}

/**
 * Reports why a text is not valid YAML. After the first error the parser guesses and mostly reports the same error
 * again, so later errors are left out. A duplicate key does not confuse the parser and does not count as the first
 * error. Every schedule without quotes is reported, because each needs its own correction.
 */
export function syntaxFindings(source: ParsedText): ManifestFinding[] {
  const findings: ManifestFinding[] = [];
  const schedules = new Set<number>();
  let isLost = false;
  for (const error of source.document.errors) {
    const schedule = unquotedSchedule(source.text, error.pos[0]);
    if (schedule) {
      if (!schedules.has(schedule.offset)) findings.push(scheduleFinding(schedule, source));
      schedules.add(schedule.offset);
    } else if (!isLost) {
      findings.push(toFinding(error, source));
      isLost = error.code !== 'DUPLICATE_KEY';
    }
  }
  return findings;
}

/** Reports a tag that the parser does not know. */
export function tagFinding(warning: YAMLWarning, source: ParsedText): ManifestFinding {
  const fix = 'Remove the tag; plain values are enough.';
  return { severity: 'warning', ...placeAt(warning.pos[0], source), message: `${warning.message}.`, fix };
}

/** Reports the first alias that has no anchor before it. Undefined when every alias has one. */
export function unknownAlias(source: ParsedText): ManifestFinding | undefined {
  const anchors = new Set<string>();
  let found: { name: string; offset: number } | undefined;
  visit(source.document, {
    Alias(_, { source: name, range }) {
      if (anchors.has(name)) return undefined;
      found = { name, offset: range?.[0] ?? 0 };
      return visit.BREAK;
    },
    Value(_, { anchor }) {
      if (anchor !== undefined) anchors.add(anchor);
    },
  });
  if (!found) return undefined;
  const { name, offset } = found;
  const schedule = unquotedSchedule(source.text, offset);
  if (schedule) return scheduleFinding(schedule, source);
  const message = `${source.name} uses *${name}, but no &${name} comes before it.`;
  return error(offset, source, message, `Define &${name} above it.`);
}

interface UnquotedSchedule {
  schedule: string;
  offset: number;
}

/**
 * How many characters are read before and after an error. A schedule is far shorter. The number is fixed because one
 * line may have many errors, and reading the whole line for each would be quadratic.
 */
const mostLookedAt = 80;

/**
 * The cron expression at an offset, when it begins with "*" and has no quotes. YAML takes such a value for an alias.
 */
function unquotedSchedule(text: string, offset: number): UnquotedSchedule | undefined {
  const before =
    text
      .slice(Math.max(0, offset - mostLookedAt), offset)
      .split('\n')
      .at(-1) ?? '';
  const after = text.slice(offset, offset + mostLookedAt).split('\n')[0] ?? '';
  const start = offset - before.length;
  for (const { index, 0: match, 1: schedule = '' } of (before + after).matchAll(unquotedStar)) {
    const begin = start + index + match.length - schedule.length;
    if (begin <= offset && offset <= begin + schedule.length) {
      return { schedule: schedule.replace(/[\s,]+$/, ''), offset: begin };
    }
  }
  return undefined;
}

/** Matches a value that begins with "*" and continues like a cron expression, not like the name of an anchor. */
const unquotedStar = /(?:^|[:[{,-])\s*(\*(?:\/\d+[\d/,*-]*)?(?:[ \t]+[\w*][\w*/,-]*){0,5}(?![^\s,}\]#]))/g;

function scheduleFinding({ schedule, offset }: UnquotedSchedule, source: ParsedText): ManifestFinding {
  const message = `The schedule ${schedule} begins with "*", which has another meaning in YAML.`;
  return error(offset, source, message, `Put the schedule in quotes: "${schedule}".`);
}

function toFinding(fault: YAMLError, source: ParsedText): ManifestFinding {
  const [offset] = fault.pos;
  if (fault.code === 'DUPLICATE_KEY') {
    const key = /^[^\s:,}]{1,60}/.exec(source.text.slice(offset, offset + 60))?.[0] ?? 'A key';
    return error(offset, source, `${key} is written twice in the same map.`, 'Keep one of the two.');
  }
  const quote = fault.code === 'MISSING_CHAR' ? openQuote(source.document, offset) : undefined;
  if (quote !== undefined) {
    const message = `${source.name} cannot be parsed: a quote is opened here and never closed.`;
    return error(quote, source, message, 'Close the quotes.');
  }
  const message = `${source.name} cannot be parsed: ${fault.message.replace(/; please use .*$/, '')}.`;
  // When a line is not indented far enough, the parser says that a "-" is missing.
  const code = fault.message.startsWith('Sequence item') ? 'BAD_INDENT' : fault.code;
  return error(offset, source, message, syntaxFixes[code] ?? syntaxFix);
}

/** The start of the quoted text that has no closing quote and therefore ends at an offset. */
function openQuote(document: Document.Parsed, offset: number): number | undefined {
  let found: number | undefined;
  visit(document, (_, node) => {
    if (!isScalar(node) || !node.type?.startsWith('QUOTE') || !node.range) return undefined;
    const [start, end] = node.range;
    if (start >= offset || end < offset) return undefined;
    found = start;
    return visit.BREAK;
  });
  return found;
}

function error(offset: number, source: ParsedText, message: string, fix: string): ManifestFinding {
  return { severity: 'error', ...placeAt(offset, source), message, fix };
}

function placeAt(offset: number, { lines }: ParsedText) {
  const { line, col } = lines.linePos(offset);
  return { path: '', line, column: col };
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
