import type { ProviderInfo } from '@dowel/schema';
import { mediaTypeOf, readAnswer } from '../provider-words/provider-body.ts';
import type { SecretsInUse } from '../provider-words/secrets-in-use.ts';
import type { Credentials } from './credentials.ts';
import { toAnswerError, toProviderAuthError } from './errors.ts';
import { NOWHERE, type SecretDestination, type SecretFetch } from './secret-destination.ts';
import type { AuthStrategy, TemplateValues } from './strategy.ts';

/** A connection to try out. */
export interface HealthCheck {
  /** The provider with its placeholders filled. */
  provider: ProviderInfo;
  strategy: AuthStrategy;
  credentials: Credentials;
  fetch: SecretFetch;
  values: TemplateValues;
  /**
   * Where the catalogue's health check goes; undefined when the catalogue names none.
   * @throws {Error} when the credentials may not be sent there.
   */
  destination(): SecretDestination | undefined;
  /** All that the provider may repeat: the credentials, and what they were got with. */
  secrets: SecretsInUse;
}

/**
 * Makes the call that the catalogue names for testing credentials. Returns false when the catalogue names none.
 * @throws {ProviderAuthError} when the provider refuses or cannot be asked.
 */
export async function checkHealth(candidate: HealthCheck): Promise<boolean> {
  const { provider, strategy, credentials, fetch, values, secrets } = candidate;
  const check = provider.authHealthCheck;
  const accept = new Headers({ accept: 'application/json' });
  try {
    const destination = candidate.destination() ?? NOWHERE;
    // We do this even without a check: credentials that fit into no request are then refused before they are stored.
    const { url, headers } = strategy.decorate(
      provider,
      credentials,
      { url: destination, headers: accept },
      values,
    );
    if (!check) return false;
    const response = await fetch(url, { method: check.method ?? 'GET', headers });
    const { body, isPage } = await readAnswer(response);
    // A site answers addresses that it does not know with its own page.
    const isSite = isPage && mediaTypeOf(response)?.among(['text/html']) !== undefined;
    if ((check.successStatusCodes ?? [200, 204]).includes(response.status) && !isSite) return true;
    // Providers answer a wrong key with 401 or 400, or with 404 when the key belongs to another account.
    const { status } = response;
    const refused = status === 403 ? 'insufficient_scope' : 'revoked';
    const page = isSite ? `The provider answered with a web page and status ${status}.` : undefined;
    throw toAnswerError({ status, said: page ?? body?.sentence()?.words(secrets), isPage }, refused);
  } catch (error) {
    throw toProviderAuthError(error);
  }
}
