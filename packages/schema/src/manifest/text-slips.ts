/** Something in a text that a person does not see, or did not mean, and that YAML reads in another way. */
export interface TextSlip {
  offset: number;
  message: string;
  fix: string;
}

/** A text without its slips. Lines stay lines, so that findings in it have the same lines in the text as written. */
export interface MendedText {
  slips: TextSlip[];
  text: string;
  /** The column as written for a place in the text without slips. Both count from 1. */
  columnOf(line: number, column: number): number;
}

/** Spaces that are none for YAML, and characters that nobody sees. A mark at the beginning of a text is no slip. */
const unseen = '\\u00a0\\u1680\\u2000-\\u200d\\u202f\\u205f\\u2060\\u3000\\ufeff';
const names: Readonly<Record<string, string>> = {
  'U+00A0': 'a no-break space',
  'U+200B': 'a zero-width space',
  'U+3000': 'an ideographic space',
  'U+FEFF': 'a byte order mark',
};
const unseenSpace = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;
/** The indentation of a line and its dashes, then a key and what stands around its colon. */
const beginning = new RegExp(
  `^[\\s${unseen}]*(?:-[ \\t${unseen}]+)*(?:["']?[\\w$${unseen}]+["']?[ ${unseen}]*:[ ${unseen}]*)?`,
);
const anyUnseen = new RegExp(`[${unseen}]`, 'g');
/** Escaped, because the bundle of the server has only ASCII. */
const curly =
  /^(\s*(?:- +)*([\w$]+):\s+)([\u201c\u201d\u201e\u201f\u00ab\u00bb\u2018\u2019\u201a\u201b])(.*)([\u201c\u201d\u201f\u00ab\u00bb\u2018\u2019])(\s*)$/;
const withoutSpace = /^(\s*(?:- +)*)([A-Za-z]\w*):(?=[^\s:/])(.*)$/;
/** How much of a line the patterns look at. */
const MOST_LOOKED_AT = 300;
/** People may mean the quotes in these. */
const words = /^(displayName|mapToDisplayName|prompt|description)$/;

/** Finds the slips in a text, and takes them out. `keys` are the keys that the kind of text has. */
export function mendText(text: string, keys: ReadonlySet<string>): MendedText {
  const found = new Kinds();
  const lines = withoutConflicts(text.split(/\r\n|\n|\r/), found);
  const isAllTabs = lines.every((line) => !/^ +\S/.test(line));
  const shifts = new Map<number, { column: number; by: number }>();
  let lastIndent = 0;
  const mended = lines.map((line, index) => {
    const edited = mendLine(line, index, { keys, found, lastIndent, isAllTabs });
    if (edited.shift) shifts.set(index + 1, edited.shift);
    if (edited.line.trim() !== '') lastIndent = indentAfter(edited.line);
    return edited.line;
  });
  // Only these have no other line end.
  if (/\r(?!\n)/.test(text)) {
    const fix = 'Save the file with the line ends of Unix (LF) or Windows (CRLF).';
    found.add(0, 0, 'Lines end as on old Macs (CR alone), which YAML does not take for an end', fix);
  }
  return {
    slips: found.slips(lineStarts(text)),
    text: mended.join('\n'),
    columnOf: (line, column) => {
      const shift = shifts.get(line);
      return shift && column > shift.column ? column - shift.by : column;
    },
  };
}

interface LineContext {
  keys: ReadonlySet<string>;
  found: Kinds;
  lastIndent: number;
  isAllTabs: boolean;
}

function mendLine(
  written: string,
  index: number,
  { keys, found, lastIndent, isAllTabs }: LineContext,
): { line: string; shift?: { column: number; by: number } } {
  const line = withoutTabs(withoutUnseen(written, index, found), index, { found, lastIndent, isAllTabs });
  // A longer line is no key with a short value, and patterns would take long for it.
  if (line.length > MOST_LOOKED_AT) return { line };
  const quoted = curly.exec(line);
  if (quoted) {
    const [, before = '', key = '', open = '', value = '', close = '', after = ''] = quoted;
    if (words.test(key)) return { line };
    const message = `The quotes ${open} and ${close} are typographic, so YAML takes them for a part of the value`;
    found.add(index, before.length, message, `Write ${key}: "${brief(value)}".`);
    return { line: `${before}"${value.replaceAll('"', "'")}"${after}` };
  }
  const joined = withoutSpace.exec(line);
  const [, before = '', key = '', value = ''] = joined ?? [];
  if (!joined || !keys.has(key)) return { line };
  const message = `There is no space after "${key}:", so YAML takes it and what follows for one text`;
  found.add(index, before.length, message, `Write "${key}: ${brief(value)}".`);
  return { line: `${before}${key}: ${value}`, shift: { column: before.length + key.length + 1, by: 1 } };
}

function brief(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > 40 ? `${trimmed.slice(0, 40)}…` : trimmed;
}

function withoutUnseen(line: string, index: number, found: Kinds): string {
  const isMark = index === 0 && line.startsWith('\ufeff');
  const from = isMark ? 1 : 0;
  const [start = ''] = beginning.exec(line.slice(from, from + MOST_LOOKED_AT)) ?? [];
  const end = endOfSeen(line);
  const replaceIn = (part: string, at: number) =>
    part.replaceAll(anyUnseen, (character, position: number) => {
      const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
      const name =
        names[code] ?? (unseenSpace.test(character) ? 'a special space' : 'an invisible character');
      const place = at + position < start.length + from ? '' : ' at the end of the line';
      const fix =
        'Replace it with ordinary spaces, or remove it. It often comes with text that was copied from a page.';
      found.add(index, at + position, `Here is ${name} (${code})${place}, which is no space for YAML`, fix);
      return unseenSpace.test(character) ? ' ' : '';
    });
  const middle = line.slice(from + start.length, end);
  if (from + start.length >= end) return line.slice(0, from) + replaceIn(line.slice(from), from);
  return line.slice(0, from) + replaceIn(start, from) + middle + replaceIn(line.slice(end), end);
}

/** Where the unseen characters at the end of a line begin. */
function endOfSeen(line: string): number {
  let end = line.length;
  let isUnseen = false;
  while (end > 0) {
    const character = line[end - 1] ?? '';
    const isNone = character !== ' ' && character !== '\t' && /\s|[\u200b-\u200d\u2060]/.test(character);
    if (!isNone && character !== ' ' && character !== '\t') break;
    isUnseen ||= isNone;
    end -= 1;
  }
  return isUnseen ? end : line.length;
}

/** How deep a line with tabs is meant to be, only the writer knows. It is taken for a neighbour of the line before. */
function withoutTabs(
  line: string,
  index: number,
  { found, lastIndent, isAllTabs }: Pick<LineContext, 'found' | 'lastIndent' | 'isAllTabs'>,
): string {
  const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
  const content = line.slice(indent.length);
  if (!indent.includes('\t') || content === '') return line;
  const fix = 'Indent with spaces. Tell your editor to write spaces for the tab key.';
  found.add(index, indent.indexOf('\t'), 'Tabs are not allowed as indentation in YAML', fix);
  return (isAllTabs ? indent.replaceAll('\t', '  ') : ' '.repeat(lastIndent)) + content;
}

/** Where a neighbour of a line begins, or its first child. */
function indentAfter(line: string): number {
  const [start = ''] = /^\s*(?:- +)*/.exec(line) ?? [];
  return start.length + (/:\s*$/.test(line) ? 2 : 0);
}

const marker = /^(<{7}|\|{7}|={7}|>{7})(?: |$)/;

/** Keeps the first of the two versions. Lines that are left out stay empty. */
function withoutConflicts(lines: readonly string[], found: Kinds): string[] {
  let begun: number | undefined;
  let isOther = false;
  return lines.map((line, index) => {
    const sign = marker.exec(line)?.[1]?.[0];
    if (sign === '<') {
      const fix = 'Keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';
      found.add(index, 0, 'Git has left a conflict here: both versions stand in the file', fix);
      begun = index;
      isOther = false;
    } else if (sign === '>' && begun === undefined) {
      found.add(index, 0, 'A line of a conflict in Git was left here', 'Delete the line.');
    }
    const isLeftOut = (begun !== undefined && (sign !== undefined || isOther)) || sign === '>';
    if (begun !== undefined && (sign === '|' || sign === '=')) isOther = true;
    if (sign === '>') begun = undefined;
    return isLeftOut ? '' : line;
  });
}

/** Counts slips that are the same, so that a file full of them is told of once. */
class Kinds {
  readonly #found = new Map<string, { line: number; column: number; fix: string; lines: Set<number> }>();

  add(line: number, column: number, message: string, fix: string): void {
    const known = this.#found.get(message);
    if (known) known.lines.add(line);
    else this.#found.set(message, { line, column, fix, lines: new Set([line]) });
  }

  slips(starts: readonly number[]): TextSlip[] {
    return [...this.#found].map(([message, { line, column, fix, lines }]) => {
      const more = lines.size - 1;
      const others = more === 0 ? '' : `, and in ${more} more line${more === 1 ? '' : 's'}`;
      return { offset: (starts[line] ?? 0) + column, message: `${message}${others}.`, fix };
    });
  }
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), ({ index, 0: end }) => index + end.length)];
}
