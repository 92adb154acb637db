import type { ConnectedAccount, MetadataInput } from '@dowel/schema';
import {
  accountDiffersProblem,
  accountInUseProblem,
  accountNotOfferedProblem,
  accountUnconfirmedProblem,
  connectionInUseProblem,
  connectionNotFoundProblem,
  connectionStoppedProblem,
  credentialsRefusedProblem,
  customValuesProblem,
  hostNotAcceptedProblem,
  hostNotAllowedProblem,
  hostUnknownProblem,
  isProviderAway,
  metadataMissingProblem,
  metadataNotSettableProblem,
  metadataUnsafeProblem,
  type NamedProvider,
  personalAccountDiffersProblem,
  providerAppMissingProblem,
  providerUnknownProblem,
  schemeMismatchProblem,
  schemeUnsupportedProblem,
  type UnusableInput,
} from '@dowel/schema/rules';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { ProviderAuthError } from '../../providers/provider-auth/errors.ts';

export function connectionNotFound(): ProblemError {
  return new ProblemError('connection_not_found', connectionNotFoundProblem());
}

export function connectionInUse(): ProblemError {
  return new ProblemError('connection_in_use', connectionInUseProblem());
}

export function providerUnknown(provider: string): ProblemError {
  return new ProblemError('provider_unknown', providerUnknownProblem(provider));
}

export function schemeUnsupported(provider: NamedProvider, authType: string): ProblemError {
  return new ProblemError('auth_scheme_unsupported', schemeUnsupportedProblem(provider, authType));
}

/** @param expected what the provider needs: a member of a request, or an endpoint. */
export function schemeMismatch(provider: NamedProvider, expected: string): ProblemError {
  return new ProblemError('auth_scheme_mismatch', schemeMismatchProblem(provider, expected));
}

/** Values of `customAuth` that are missing, or that the provider cannot take. */
export function customValuesUnusable(
  provider: NamedProvider,
  unusable: readonly UnusableInput[],
): ProblemError {
  return new ProblemError('invalid_request', customValuesProblem(provider, unusable));
}

export function metadataMissing(provider: NamedProvider, names: readonly string[]): ProblemError {
  return new ProblemError('provider_metadata_missing', metadataMissingProblem(provider, names));
}

export function metadataUnsafe(names: readonly string[]): ProblemError {
  return new ProblemError('invalid_request', metadataUnsafeProblem(names));
}

/** Values that an end user may not set. They would fill addresses with values that nobody asked for. */
export function metadataNotSettable(provider: NamedProvider, names: readonly string[]): ProblemError {
  return new ProblemError('invalid_request', metadataNotSettableProblem(provider, names));
}

/** A host that the builder's secrets must not go to (ADR 0010). */
export function hostNotAllowed(provider: NamedProvider, host: string): ProblemError {
  return new ProblemError('provider_host_not_allowed', hostNotAllowedProblem(provider, host));
}

/** A host for which the stored credentials were never accepted (ADR 0010). */
export function hostNotAccepted(provider: NamedProvider, host: string): ProblemError {
  return new ProblemError('provider_host_not_allowed', hostNotAcceptedProblem(provider, host));
}

/** A host that does not exist because of a typed value. A later try would not help. */
export function hostUnknown(host: string, inputs: readonly MetadataInput[], cause: unknown): ProblemError {
  return new ProblemError('invalid_request', { ...hostUnknownProblem(host, inputs), cause });
}

export function appMissing(provider: NamedProvider, appId?: string): ProblemError {
  return new ProblemError('provider_app_missing', providerAppMissingProblem(provider, appId));
}

/** The new credentials are of another account than the connection. */
export function accountDiffers(
  provider: NamedProvider,
  accounts: { before: ConnectedAccount; after: ConnectedAccount },
): ProblemError {
  return new ProblemError('account_differs', accountDiffersProblem(provider, accounts));
}

/** A person's own connection leads to another workspace than the group uses. */
export function personalAccountDiffers(
  provider: NamedProvider,
  accounts: { before: ConnectedAccount; after: ConnectedAccount },
): ProblemError {
  return new ProblemError('account_differs', personalAccountDiffersProblem(provider, accounts));
}

/** Another group has connected the account, and the project lets only one have it. */
export function accountInUse(provider: NamedProvider, account: ConnectedAccount): ProblemError {
  return new ProblemError('account_in_use', accountInUseProblem(provider, account));
}

/** Somebody confirms an account that is neither that of the connection nor that of a sign-in which waits. */
export function accountNotOffered(): ProblemError {
  return new ProblemError('account_differs', accountNotOfferedProblem());
}

/** Nothing is sent with credentials while nobody knows whose account they lead to. */
export function accountUnconfirmed(provider: NamedProvider): ProblemError {
  return new ProblemError('provider_unreachable', accountUnconfirmedProblem(provider));
}

/** Nothing is sent with the credentials of a connection that somebody has stopped. */
export function connectionStopped(provider: NamedProvider): ProblemError {
  return new ProblemError('credentials_rejected', connectionStoppedProblem(provider));
}

/** The refusal of credentials that somebody has just typed. The remedy is to send them again, not to connect again. */
export function newCredentialsRefused(
  provider: NamedProvider,
  error: ProviderAuthError,
  consequence: string,
): ProblemError {
  return signInRefused(provider, error, consequence, { areNew: true });
}

/** Turns a provider's refusal into the caller's problem. What the provider said becomes a cause. */
export function signInRefused(
  provider: NamedProvider,
  error: ProviderAuthError,
  consequence: string,
  { areNew = false } = {},
): ProblemError {
  const { reason, message } = error;
  return new ProblemError(isProviderAway(reason) ? 'provider_unreachable' : 'credentials_rejected', {
    ...credentialsRefusedProblem(provider, { reason, message, consequence, areNew }),
    cause: error,
  });
}
