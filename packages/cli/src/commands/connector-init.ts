import { draftConnector } from '../api-document/draft-connector.ts';
import { draftText, leftOutLines } from '../api-document/draft-text.ts';
import type { LeftOut } from '../api-document/find-lists.ts';
import { readApiDocument } from '../api-document/read-document.ts';
import { type ExitCode, exitCodes } from '../output/exit-codes.ts';
import { failed } from '../output/failure.ts';
import type { AddCommand, Surroundings } from '../surroundings.ts';
import { readTextFile } from '../text-file.ts';
import { UsageError } from '../usage-error.ts';

interface InitOptions {
  readonly from: string;
  readonly provider: string;
}

/** `dowel connector init`: drafts a connector from what the provider's OpenAPI document says. */
export const addConnectorInit: AddCommand = (connector, around, finish) => {
  connector
    .command('init')
    .description("Draft a connector from the provider's OpenAPI document, and print it.")
    .requiredOption('--from <file>', 'the OpenAPI 3 or Swagger 2 document, in JSON or YAML')
    .requiredOption('--provider <name>', "the provider's name in the catalogue")
    .addHelpText('after', '\nExit codes: 0 drafted, 2 the document cannot be read, or has no list.')
    .action(async (options: InitOptions) => finish(await init(options, around)));
};

async function init({ from, provider }: InitOptions, around: Surroundings): Promise<ExitCode> {
  try {
    const document = readApiDocument(await readTextFile(around.folder, from), from);
    const draft = draftConnector(document, provider);
    if (!draft.connector) throw new UsageError(nothingIn(from, draft.leftOut));
    around.stdout.write(draftText(draft, document));
    const { doubts, faults, leftOut } = draft;
    const guesses = [...doubts.values()].flat().length;
    const wrong = [...faults].flatMap(([name, found]) => (found.length > 0 ? [name] : []));
    around.stderr.write(
      `Drafted ${doubts.size} objects, with ${guesses} guesses to confirm. ${leftOut.length} lists are left out, and the file says why.\n`,
    );
    if (wrong.length > 0) {
      around.stderr.write(
        `Only the first page would be read of ${wrong.join(', ')}: the document does not say how their lists go on. Mend what the file calls WRONG.\n`,
      );
    }
    return exitCodes.done;
  } catch (error) {
    return failed(around, { error, json: false });
  }
}

function nothingIn(from: string, leftOut: readonly LeftOut[]): string {
  const byHand = 'Write the connector by hand: docs/guides/connectors.md.';
  if (leftOut.length === 0) {
    return `${from} has no list of records that says its answer, so there is nothing to draft. ${byHand}`;
  }
  return `${from} has no list of records that can be drafted. ${byHand}\n${leftOutLines(leftOut).join('\n')}`;
}
