import { Document, isMap, isScalar, isSeq, visit } from 'yaml';
import type { Draft } from './draft-connector.ts';
import type { ApiDocument } from './read-document.ts';

/** The file of a draft: YAML, with what is not sure as comments. */
export function draftText({ connector, doubts, leftOut }: Draft, { title, serverURL }: ApiDocument): string {
  const document = new Document(connector);
  document.commentBefore = lines([
    `Drafted from the OpenAPI document "${title}". Read each "guess" against the vendor's pages, then remove it.`,
    `Paths begin where the baseURL of the provider's entry ends. Those of the document begin at ${serverURL || 'an address that it does not say'}.`,
    'No document says everything: add how errors name a lost cursor, budgets, and what makes a write repeatable.',
    ...[...new Set(leftOut.map(({ reason }) => reason))].flatMap((reason) => [
      '',
      `Left out, because ${reason}:`,
      ...leftOut.filter((one) => one.reason === reason).map(({ path }) => `  ${path}`),
    ]),
  ]);
  const objects = document.get('objects');
  for (const { key } of isMap(objects) ? objects.items : []) {
    const unsure = isScalar(key) ? (doubts.get(String(key.value)) ?? []) : [];
    if (isScalar(key) && unsure.length > 0)
      key.commentBefore = lines(unsure.map((doubt) => `guess: ${doubt}`));
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

const lines = (all: readonly string[]) => all.map((line) => ` ${line}`).join('\n');
