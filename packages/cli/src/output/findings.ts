import type { ManifestFinding } from '@dowel/schema';
import type { ManifestFile } from '../manifest-file.ts';
import { type Paint, painter } from './paint.ts';

/** Shows findings to the user, each with its place in the file. */
export function showFindings(
  findings: readonly ManifestFinding[],
  file: ManifestFile,
  stderr: NodeJS.WritableStream,
): void {
  for (const finding of findings) stderr.write(`${formatFinding(finding, file, painter(stderr))}\n\n`);
}

/** How many findings of one severity there are, in words: `1 error`, `2 errors`. */
export function countOf(severity: ManifestFinding['severity'], findings: readonly ManifestFinding[]): string {
  const count = findings.filter((finding) => finding.severity === severity).length;
  return `${count} ${severity}${count === 1 ? '' : 's'}`;
}

/** Whether the service would refuse a manifest with these findings. */
export function hasErrors(findings: readonly ManifestFinding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

/** Formats a finding as `file:line:column severity message`, with the line it is about and what to write instead. */
export function formatFinding(finding: ManifestFinding, { name, text }: ManifestFile, paint: Paint): string {
  const { severity, path, line, column, message, fix } = finding;
  const place = [name, line, column].filter((part) => part !== undefined).join(':');
  const colour = severity === 'error' ? 'red' : 'yellow';
  const where = line === undefined && path ? ` (${path})` : '';
  const head = `${paint('bold', place)} ${paint(colour, severity)} ${message}${where}`;
  const frame = line === undefined ? [] : codeFrame(text, line, column, (mark) => paint(colour, mark));
  const member = line !== undefined && path ? [`  at:  ${path}`] : [];
  const advice = fix ? [`  ${paint('green', 'fix:')} ${fix}`] : [];
  return [head, ...frame, ...member, ...advice].join('\n');
}

/** How much of a line is shown. */
const LONGEST_ROW = 160;

/** The line before, the line itself, and a mark under the column. */
function codeFrame(
  text: string,
  line: number,
  column: number | undefined,
  paintMark: (mark: string) => string,
): string[] {
  const lines = text.split(/\r?\n/);
  const source = lines[line - 1];
  if (source === undefined) return [];
  const width = String(line).length;
  // JSON without line breaks is one long line. The mark stays in what is shown of it.
  const from = Math.max(0, (column ?? 1) - LONGEST_ROW / 2);
  const row = (number: number, content: string, start = 0) =>
    `  ${String(number).padStart(width)} | ${content.slice(start, start + LONGEST_ROW)}`.trimEnd();
  const before = lines[line - 2];
  const rows =
    before === undefined ? [row(line, source, from)] : [row(line - 1, before), row(line, source, from)];
  if (column === undefined) return rows;
  // Keeps tabs as tabs, so that the mark stands under its column at any tab width.
  const indent = source.slice(from, column - 1).replace(/[^\t]/g, ' ');
  return [...rows, `  ${' '.repeat(width)} | ${indent}${paintMark('^')}`];
}
