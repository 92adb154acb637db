import type { ConnectionDiagnosis, MetadataInput, ProviderInfo } from '@dowel/schema';
import { providerTitle } from '@dowel/schema/rules';
import { ProblemError } from '../../problems/problem-error.ts';
import type { ProviderAuthError } from '../../provider-auth/errors.ts';
import { diagnose } from './rules.ts';

/** What a refusal tells of a provider: people know it by its display name. */
type NamedProvider = Pick<ProviderInfo, 'name' | 'displayName'>;

export function connectionNotFound(): ProblemError {
  return new ProblemError('connection_not_found', {
    detail: 'There is no such connection, or it belongs to another group.',
    remedy: 'List the connections of the group to see which there are.',
  });
}

export function connectionInUse(): ProblemError {
  return new ProblemError('connection_in_use', {
    detail: 'An installation reads or writes over this connection and would stop, so it was not deleted.',
    remedy: 'Uninstall the integration first, or move the installation to another connection.',
  });
}

export function providerUnknown(provider: string): ProblemError {
  return new ProblemError('provider_unknown', {
    detail: `The catalogue has no provider "${provider}", so there is nothing to connect to.`,
    remedy: 'Use a name from GET /v1/providers. Names are case-sensitive.',
    issues: [{ in: 'body', name: 'provider', value: provider, detail: 'is not in the catalogue' }],
  });
}

export function schemeUnsupported(provider: NamedProvider, authType: string): ProblemError {
  return new ProblemError('auth_scheme_unsupported', {
    detail: `People sign in to ${providerTitle(provider)} with "${authType}", which this server cannot do yet. Nothing was stored.`,
    remedy: 'Choose a provider that signs in with OAuth 2, an API key, or a user name and password.',
  });
}

/** @param expected what the provider takes, as a member of a request or an endpoint. */
export function schemeMismatch(provider: NamedProvider, expected: string): ProblemError {
  return new ProblemError('auth_scheme_mismatch', {
    detail: `These are not the credentials ${providerTitle(provider)} signs in with. Nothing was stored.`,
    remedy: `${providerTitle(provider)} takes ${expected}.`,
    context: { expected },
  });
}

export function metadataMissing(provider: NamedProvider, names: readonly string[]): ProblemError {
  const causes = names.map((name) => `providerMetadata.${name} is missing`);
  return new ProblemError('provider_metadata_missing', {
    detail: `${providerTitle(provider)} cannot be reached without: ${names.join(', ')}.`,
    remedy: `Send each as providerMetadata.<name> = {"value": "…", "source": "input"}. GET /v1/providers/${provider.name} explains them under metadata.input.`,
    causes,
    issues: names.map((name) => ({ in: 'body', name: `providerMetadata.${name}`, detail: 'is missing' })),
  });
}

export function metadataUnsafe(names: readonly string[]): ProblemError {
  const detail = 'is part of a web address, and would make it none or lead somewhere else';
  return new ProblemError('invalid_request', {
    detail: `Nothing was done, because of: ${names.map((name) => `providerMetadata.${name}`).join(', ')}.`,
    remedy: 'Send only the name that the provider shows, without slashes, question marks or blanks.',
    causes: names.map((name) => `providerMetadata.${name} ${detail}`),
    issues: names.map((name) => ({ in: 'body', name: `providerMetadata.${name}`, detail })),
  });
}

/** Values that an end user may not set: they would fill addresses with what nobody asked them for. */
export function metadataNotSettable(provider: NamedProvider, names: readonly string[]): ProblemError {
  const detail = 'is not one of the values that people type for this provider';
  return new ProblemError('invalid_request', {
    detail: `Nothing was done, because of: ${names.map((name) => `providerMetadata.${name}`).join(', ')}.`,
    remedy: `Send what GET /v1/providers/${provider.name} lists under metadata.input, with source "input". The service sets other values itself; your backend may, with a key of scope "full".`,
    causes: names.map((name) => `providerMetadata.${name} ${detail}`),
    issues: names.map((name) => ({ in: 'body', name: `providerMetadata.${name}`, detail })),
  });
}

/** A host that the builder's secrets are not meant for (ADR 0010). */
export function hostNotAllowed(provider: NamedProvider, host: string): ProblemError {
  return new ProblemError('provider_host_not_allowed', {
    detail: `${providerTitle(provider)} would be reached at ${host}, which this product has not allowed yet. Its own secret would be sent there, so nothing was sent.`,
    remedy: `Check the address that was typed. When ${host} is right, the builder adds it to metadata.allowedHosts of the provider app for "${provider.name}", or the operator to DOWEL_PROVIDER_HOSTS.`,
    context: { host },
  });
}

/** A host at which stored credentials were never accepted (ADR 0010). */
export function hostNotAccepted(provider: NamedProvider, host: string): ProblemError {
  return new ProblemError('provider_host_not_allowed', {
    detail: `The stored credentials were accepted by ${providerTitle(provider)} at another host than ${host}, so they are not sent there.`,
    remedy: `When ${host} is right, send the credentials again together with the new address, or sign in again.`,
    context: { host },
  });
}

/** A host that does not exist because of what somebody typed: waiting would not help. */
export function hostUnknown(host: string, inputs: readonly MetadataInput[], cause: unknown): ProblemError {
  const labels = inputs.map(({ displayName, name }) => displayName || name).join(' and the ');
  const issues = inputs.map(({ name }) => ({
    in: 'body' as const,
    name: `providerMetadata.${name}`,
    detail: `makes the host ${host}, which does not exist`,
  }));
  return new ProblemError('invalid_request', {
    detail: `There is no host ${host}. Check the ${labels}.`,
    remedy: `Correct the ${labels} and send it again. Nothing was stored.`,
    causes: issues.map(({ name, detail }) => `${name} ${detail}`),
    issues,
    cause,
  });
}

export function appMissing(provider: NamedProvider): ProblemError {
  return new ProblemError('provider_app_missing', {
    detail: `The project has no OAuth app for ${providerTitle(provider)}, and nobody can sign in without one.`,
    remedy: `Register an app with ${providerTitle(provider)}, then add its client ID and secret under provider apps of the project.`,
  });
}

/** The refusal of credentials somebody has just typed: there is nothing yet to connect again. */
export function newCredentialsRefused(
  provider: NamedProvider,
  error: ProviderAuthError,
  consequence: string,
): ProblemError {
  const isWrong = error.reason === 'revoked';
  return signInRefused(
    provider,
    error,
    consequence,
    isWrong ? 'Check the credentials and send them again.' : undefined,
  );
}

/** What a provider's refusal is to the caller; its words are a cause. */
export function signInRefused(
  provider: NamedProvider,
  error: ProviderAuthError,
  consequence: string,
  remedy?: string,
): ProblemError {
  const { reason, message } = error;
  const isAway = reason === 'provider_unreachable' || reason === 'rate_limited';
  const { nextStep }: Pick<ConnectionDiagnosis, 'nextStep'> = diagnose(reason, new Date(0));
  return new ProblemError(isAway ? 'provider_unreachable' : 'credentials_rejected', {
    detail: isAway
      ? `${providerTitle(provider)} could not be asked whether it accepts the credentials. ${consequence}`
      : `${providerTitle(provider)} does not accept the credentials. ${consequence}`,
    remedy: remedy ?? nextStep,
    causes: [message],
    context: { reason },
    cause: error,
  });
}
