import { isDeepStrictEqual } from 'node:util';
import type { ConnectedAccount } from '@dowel/schema';
import { compareAccounts } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import type { OpenedRow } from '../opened-row.ts';
import { findSource } from '../post-authentication/find-source.ts';
import { learnValues } from '../post-authentication/learn-values.ts';
import { signInRefused } from '../refusals.ts';
import type { ResolvedProvider } from '../stored-credentials.ts';
import { storedTemplateValues } from '../template-values.ts';
import { accountInMetadata } from './learn-account.ts';

/** Whether a provider tells values that depend on what was typed, so that it is asked when that changes. */
export function isAskedAgain({ provider }: Pick<OpenedRow['row'], 'provider'>): boolean {
  return findSource(provider) !== undefined;
}

/**
 * What metadata that comes without credentials means. Values that the provider told belong to what was typed, so it is
 * asked for them again. The account is answered if the metadata names another one than before.
 * @throws {ProblemError} `credentials_rejected`, `provider_unreachable`
 */
export async function followMetadata(
  context: Context,
  opened: OpenedRow,
  changed: ResolvedProvider,
): Promise<{ resolved: ResolvedProvider; account?: ConnectedAccount | undefined }> {
  const { row, resolved: stored, app, source, secrets } = opened;
  const isSame = isDeepStrictEqual(notTold(stored), notTold(changed));
  if (isSame || row.credentialsSealed === null || !opened.isReadable) return { resolved: changed };
  const values = storedTemplateValues(context, changed, row);
  const { credentials } = opened;
  const asking = { resolved: changed, credentials, values, source, app, secrets };
  const { resolved, failure } = await learnValues(context, asking);
  if (failure) throw signInRefused(resolved.provider, failure, 'Nothing was changed.');
  const [before, after] = [stored, resolved].map((one) => accountInMetadata(one, secrets));
  const isOther = before && after && compareAccounts(before, after) === 'different';
  return { resolved, ...(isOther && { account: after }) };
}

function notTold({ metadata }: ResolvedProvider): object {
  const typed = Object.entries(metadata).filter(([, { source }]) => source !== 'provider');
  return Object.fromEntries(typed.map(([name, { value }]) => [name, value]));
}
