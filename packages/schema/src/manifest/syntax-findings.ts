import {
  type Alias,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
  Scalar,
  visit,
  type YAMLError,
  type YAMLWarning,
} from 'yaml';
import type { ManifestFinding } from '../resources/deploy-plan.ts';
import { MOST_FINDINGS } from './finding.ts';

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
      isLost = !isHarmless(error);
    }
  }
  return findings;
}

/** Whether the rest of the text was read as it was meant, although there is this error. */
export function isHarmless({ code }: YAMLError): boolean {
  return code === 'DUPLICATE_KEY' || code === 'MULTIPLE_DOCS';
}

/** Reports a tag that the parser does not know. */
export function tagFinding(warning: YAMLWarning, source: ParsedText): ManifestFinding {
  const fix = 'Remove the tag; plain values are enough.';
  return { severity: 'warning', ...placeAt(warning.pos[0], source), message: `${warning.message}.`, fix };
}

/** What is wrong with the aliases of a text, and what is missing in the document since then. */
export interface AliasFaults {
  findings: ManifestFinding[];
  /** Empty values that stand where an alias stood. */
  holes: ReadonlySet<unknown>;
  /** Maps that lack what they should take over from another map. */
  incomplete: ReadonlySet<unknown>;
}

/**
 * Takes out every alias that stands for nothing or for itself, and every merge that is none, so that the rest can be
 * read.
 */
export function takeOutAliases(source: ParsedText): AliasFaults {
  const findings: ManifestFinding[] = [];
  const holes = new Set<unknown>();
  const incomplete = new Set<unknown>();
  // The node that a name stands for at this point of the text.
  const anchors: Anchors = new Map();
  visit(source.document, {
    Pair(_, { key, value }, path) {
      if (!isMergeKey(key)) return undefined;
      const faults = mergedOf(value).flatMap((merged) => {
        const fault = isAlias(merged) ? aliasFault(merged, anchors, source) : undefined;
        return fault ?? mergeFault(merged, anchors, source) ?? [];
      });
      if (faults.length === 0) return undefined;
      findings.push(...faults);
      incomplete.add(path.at(-1));
      return visit.REMOVE;
    },
    Alias(_, alias) {
      const fault = aliasFault(alias, anchors, source);
      if (!fault) return undefined;
      findings.push(fault);
      const hole = new Scalar(null);
      hole.range = alias.range ?? null;
      holes.add(hole);
      return hole;
    },
    Value(_, node) {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
    },
  });
  return { findings: findings.slice(0, MOST_FINDINGS), holes, incomplete };
}

type Anchors = Map<string, Node>;

function isMergeKey(key: unknown): boolean {
  return (
    isScalar(key) && (key.value === '<<' || (typeof key.value === 'symbol' && key.value.description === '<<'))
  );
}

function mergedOf(value: unknown): unknown[] {
  return isSeq(value) ? value.items : [value];
}

function aliasFault(
  { source: name, range }: Alias,
  anchors: Anchors,
  source: ParsedText,
): ManifestFinding | undefined {
  const offset = range?.[0] ?? 0;
  const named = anchors.get(name);
  // An alias after the node that it stands for is not in its range.
  if (isCollection(named) && offset < (named.range?.[1] ?? 0)) {
    const message = `*${name} stands inside of what &${name} names, so it would hold itself without end.`;
    return error(
      offset,
      source,
      message,
      `Write out what *${name} should stand for, or move it out of &${name}.`,
    );
  }
  if (named) return undefined;
  const schedule = unquotedSchedule(source.text, offset);
  if (schedule) return scheduleFinding(schedule, source);
  const message = `${source.name} uses *${name}, but no &${name} comes before it.`;
  return error(offset, source, message, `Define &${name} above it.`);
}

function mergeFault(merged: unknown, anchors: Anchors, source: ParsedText): ManifestFinding | undefined {
  const meant = isAlias(merged) ? anchors.get(merged.source) : merged;
  if (isMap(meant)) return undefined;
  const offset = isNode(merged) ? (merged.range?.[0] ?? 0) : 0;
  const message = '"<<" takes over the keys of another map, and this is no map.';
  return error(
    offset,
    source,
    message,
    'Write the alias of a map, such as "<<: *base", or plain maps and lists.',
  );
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
  const why = syntaxWords[fault.code] ?? fault.message.replace(/; please use .*$/, '');
  const message = `${source.name} cannot be parsed: ${why}.`;
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

/** Where the parser's own words are about YAML more than about the text. */
const syntaxWords: Partial<Record<YAMLError['code'], string>> = {
  MULTILINE_IMPLICIT_KEY: 'this is text without a key, and the next line has a key',
};

const syntaxFix = 'Check the indentation and the quotes on this line and the one before.';

const syntaxFixes: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'Indent with spaces.',
  MULTIPLE_DOCS: 'Keep one document per file: remove the "---" line.',
  BAD_SCALAR_START: 'Put the value in quotes.',
  BAD_INDENT: 'Line this up with its neighbours, and close every bracket.',
  BLOCK_AS_IMPLICIT_KEY: 'Put the value in quotes if it holds ": ", or start a new line for the nested key.',
  MULTILINE_IMPLICIT_KEY: 'Write it as a key with a value, such as "objectName: contacts".',
  MISSING_CHAR: 'Close the quotes or the bracket.',
};
