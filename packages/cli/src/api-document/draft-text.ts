import { Document, isMap, isScalar, isSeq, visit } from 'yaml';
import type { Draft } from './draft-connector.ts';
import type { LeftOut } from './find-lists.ts';
import type { ApiDocument } from './read-document.ts';

/** The file of a draft: YAML, with what is not sure as comments. */
export function draftText(
  { connector, doubts, faults, leftOut }: Draft,
  { title, serverURL }: ApiDocument,
): string {
  const document = new Document(connector);
  document.commentBefore = lines([
    `Drafted from the OpenAPI document "${title}". Read each "guess" against the vendor's pages, then remove it. Mend each "WRONG".`,
    `Paths begin where the baseURL of the provider's entry ends. Those of the document begin at ${serverURL || 'an address that it does not say'}.`,
    'No document says everything: add how errors name a lost cursor, budgets, and what makes a write repeatable.',
    ...leftOutLines(leftOut),
  ]);
  const objects = document.get('objects');
  for (const { key } of isMap(objects) ? objects.items : []) {
    if (!isScalar(key)) continue;
    const name = String(key.value);
    const marks = [
      ...(faults.get(name) ?? []).map((fault) => `WRONG: ${fault}`),
      ...(doubts.get(name) ?? []).map((doubt) => `guess: ${doubt}`),
    ];
    if (marks.length > 0) key.commentBefore = lines(marks);
  }
  visit(document, {
    Map(_, map) {
      // What is short stands in one line.
      const isShort = map.items.length <= 3 && map.items.every(({ value }) => isScalar(value));
      if (isShort) map.flow = true;
    },
    Seq(_, list) {
      if (isSeq(list) && list.items.every(isScalar)) list.flow = true;
    },
  });
  return document.toString({ lineWidth: 120, flowCollectionPadding: true });
}

/** The lists that are left out, below the reason for it. */
export function leftOutLines(leftOut: readonly LeftOut[]): string[] {
  return [...new Set(leftOut.map(({ reason }) => reason))].flatMap((reason) => [
    '',
    `Left out, because ${reason}:`,
    ...leftOut.filter((one) => one.reason === reason).map(({ path }) => `  ${path}`),
  ]);
}

const lines = (all: readonly string[]) => all.map((line) => ` ${line}`).join('\n');
