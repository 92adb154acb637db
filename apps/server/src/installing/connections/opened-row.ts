import type { Connection } from '@dowel/schema';
import { accountId, providerTitle } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { SecretUnreadableError } from '../../platform/secrets/secrets.ts';
import { type Credentials, secretsOf, userNamesOf } from '../../providers/provider-auth/credentials.ts';
import type { TemplateValues } from '../../providers/provider-auth/strategy.ts';
import type { BudgetedCall } from '../../providers/provider-budgets/budgeted-call.ts';
import { SecretsInUse } from '../../providers/provider-words/secrets-in-use.ts';
import type { Asking } from './post-authentication/ask-source.ts';
import type { ConnectionRow } from './queries.ts';
import { diagnose } from './rules.ts';
import { type ResolvedProvider, resolveProvider } from './stored-credentials.ts';
import { storedTemplateValues } from './template-values.ts';
import { toConnection } from './to-connection.ts';

/** A connection as it is stored, with its provider and its secrets. Each is opened when it is needed first, and once. */
export class OpenedRow implements Asking {
  readonly row: ConnectionRow;
  readonly secrets = new SecretsInUse(
    () => [...secretsOf(this.credentials), ...Object.values(this.values.providerInputs), this.#clientSecret],
    () => userNamesOf(this.credentials, this.resolved.provider),
  );
  readonly #context: Context;
  #resolved: ResolvedProvider | undefined;
  #credentials: Credentials | undefined;
  #values: TemplateValues | undefined;

  constructor(context: Context, row: ConnectionRow) {
    this.#context = context;
    this.row = row;
  }

  /** The same connection, looked at again. Credentials that have not changed stay open. */
  with(row: ConnectionRow): OpenedRow {
    if (row === this.row) return this;
    const latest = new OpenedRow(this.#context, row);
    if (row.credentialsSealed === this.row.credentialsSealed) latest.#credentials = this.#credentials;
    return latest;
  }

  /** @throws {ProblemError} `provider_unknown`, `auth_scheme_unsupported` */
  get resolved(): ResolvedProvider {
    this.#resolved ??= resolveProvider(this.#context, this.row);
    return this.#resolved;
  }

  /** @throws {SecretUnreadableError} This server may lack the key that sealed them. */
  get credentials(): Credentials {
    const { id, credentialsSealed: sealed } = this.row;
    // The cast is safe: only `sealCredentials` writes the column, and the seal proves it.
    this.#credentials ??=
      sealed === null ? {} : (JSON.parse(this.#context.secrets.open(sealed, id)) as Credentials);
    return this.#credentials;
  }

  /** What templates of its credentials may name. */
  get values(): TemplateValues {
    this.#values ??= storedTemplateValues(this.#context, this.resolved, this.row);
    return this.#values;
  }

  /** The hosts that the builder allows for the secrets of its app. */
  get app(): Asking['app'] {
    const { providerApp } = this.row;
    return providerApp ? { allowedHosts: providerApp.metadata?.allowedHosts ?? [] } : undefined;
  }

  /** Its credentials may go where they were accepted. */
  get source(): Asking['source'] {
    return this.row;
  }

  /** Whose budgets its calls draw on. */
  get limits(): Omit<BudgetedCall, 'purpose' | 'method' | 'path'> {
    const { id: connectionId, provider, account, providerWorkspaceRef, providerAppId } = this.row;
    const title = providerTitle(this.resolved.entry);
    const known = account ? accountId(account) : undefined;
    return { provider, title, connectionId, accountId: known, providerWorkspaceRef, providerAppId };
  }

  /** As the API shows it. Credentials that cannot be opened only change the diagnosis. They may work once the key is back. */
  get shown(): Connection {
    const connection = toConnection(this.row);
    if (this.isReadable) return connection;
    return { ...connection, diagnosis: diagnose('unreadable', this.#context.now()) };
  }

  get isReadable(): boolean {
    try {
      return this.credentials !== undefined;
    } catch (error) {
      if (error instanceof SecretUnreadableError) return false;
      throw error;
    }
  }

  /** The secret of the app that the connection was made with. The provider knows it, so its answers may quote it. */
  get #clientSecret(): string | undefined {
    const { providerApp } = this.row;
    return providerApp
      ? this.#context.secrets.open(providerApp.clientSecretSealed, providerApp.id)
      : undefined;
  }
}
