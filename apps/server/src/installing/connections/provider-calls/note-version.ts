import type { Context } from '../../../context.ts';
import type { Connector } from '../../../providers/connectors/connector.ts';
import { headerOf, type UnreadResponse } from '../../../providers/provider-words/provider-body.ts';
import type { SecretsInUse } from '../../../providers/provider-words/secrets-in-use.ts';

const MAX_WORDS = 50;

/** The version that the log was told of last, by the connector that asks for another one. */
const told = new WeakMap<Connector, string>();

/** Logs, once, that a provider has answered in another version of its API than the one that the connector knows. */
export function noteVersion(
  { log }: Pick<Context, 'log'>,
  connector: Connector | undefined,
  answer: UnreadResponse & { readonly secrets: SecretsInUse },
): void {
  const { name, servedBy, documentation } = connector?.apiVersion ?? {};
  if (!connector || servedBy === undefined) return;
  const served = headerOf(answer, servedBy)?.words(answer.secrets, MAX_WORDS) ?? '';
  if (served === '' || served === name || told.get(connector) === served) return;
  told.set(connector, served);
  const message = `${connector.displayName} was asked in version ${name} of its API and has answered in version ${served}. Fields may be missing or have another form.`;
  const fix = 'Update Dowel, or add a connector of your own for that version to DOWEL_CONNECTORS.';
  log.warn(
    { provider: connector.provider, message, fix, documentation },
    'another version of an API has answered',
  );
}
