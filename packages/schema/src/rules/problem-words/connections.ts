import type { ConnectionRequest } from '../../resources/connection-credentials.ts';
import type { ConnectionDiagnosis } from '../../resources/connections.ts';
import type { MetadataInput } from '../../resources/provider-features.ts';
import type { UnusableInput } from '../custom-inputs.ts';
import { diagnosisWords } from '../diagnosis-words.ts';
import type { ProblemWords } from '../problem-body.ts';
import { type NamedProvider, providerTitle } from '../provider-title.ts';
import { ASK_THE_PRODUCT, RELOAD_OR_ASK } from './remedies.ts';

export function connectionNotFoundProblem(): ProblemWords {
  return {
    detail: 'There is no such connection, or it belongs to another group.',
    remedy: 'Reload the page to see what is connected.',
    builderRemedy: 'List the connections of the group to see which exist.',
  };
}

/** `credentials_rejected`: somebody has stopped the connection. */
export function connectionStoppedProblem(provider: NamedProvider): ProblemWords {
  return {
    detail: `The connection to ${providerTitle(provider)} was stopped, so nothing is sent with its credentials.`,
    remedy: diagnosisWords.revoked.nextStep,
    builderRemedy:
      'List the stopped connections to see which, and since when. Somebody has to sign in again.',
    context: { reason: 'revoked' },
  };
}

export function connectionInUseProblem(): ProblemWords {
  return {
    detail: 'An installation uses this connection and would stop working, so the connection was not deleted.',
    remedy: 'Uninstall the integration first, or move the installation to another connection.',
  };
}

/** `auth_scheme_unsupported` */
export function schemeUnsupportedProblem(provider: NamedProvider, authType: string): ProblemWords {
  return {
    detail: `People sign in to ${providerTitle(provider)} with "${authType}", which this server cannot do yet. Nothing was stored.`,
    remedy: ASK_THE_PRODUCT,
    builderRemedy: 'Choose a provider that signs in with OAuth 2, an API key, or a user name and password.',
  };
}

/** How people sign in to a provider in steps, for `schemeMismatchProblem`. */
export const expectedInSteps = 'a sign-in in steps (POST /custom-auth/connect)';

/** The credentials that a provider accepts, for `schemeMismatchProblem`. */
export function expectedCredentials(member: (keyof ConnectionRequest & string) | undefined): string {
  if (member === undefined) return 'no credentials at all';
  if (member !== 'oauth2AuthorizationCode') return `the member "${member}"`;
  return 'a sign-in in the browser (POST /oauth-connect), or tokens in the member "oauth2AuthorizationCode"';
}

/** `expectedCredentials`, with the endpoint that takes them. */
export function expectedElsewhere(member: (keyof ConnectionRequest & string) | undefined): string {
  const expected = expectedCredentials(member);
  return member === 'oauth2AuthorizationCode' ? expected : `${expected} in POST connections:generate`;
}

/** `auth_scheme_mismatch`. `expected` says what the provider accepts, in words for the builder. */
export function schemeMismatchProblem(provider: NamedProvider, expected: string): ProblemWords {
  const title = providerTitle(provider);
  return {
    detail: `${title} is connected in another way than this. Nothing was stored.`,
    remedy: RELOAD_OR_ASK,
    builderRemedy: `${title} takes ${expected}.`,
    context: { expected },
  };
}

/** `invalid_request`: values of `customAuth` are missing, or cannot be used. */
export function customValuesProblem(
  provider: NamedProvider,
  unusable: readonly UnusableInput[],
): ProblemWords {
  const issues = unusable.map(({ name, detail }) => ({
    in: 'body' as const,
    name: `customAuth.${name}`,
    detail,
  }));
  const labels = unusable.map(({ label }) => label).join(', ');
  return {
    detail: `${providerTitle(provider)} needs other values to sign in. Check: ${labels}. Nothing was stored.`,
    remedy: 'Correct what is named, and send it again.',
    builderRemedy: `Send each as customAuth.<name>: a text, or a list of texts. GET /v1/providers/${provider.name} explains them under customOpts.inputs or jwtOpts.inputs.`,
    causes: issues.map(({ name, detail }) => `${name} ${detail}`),
    issues,
  };
}

/** `provider_metadata_missing` */
export function metadataMissingProblem(provider: NamedProvider, names: readonly string[]): ProblemWords {
  const issues = metadataIssues(names, 'is missing');
  return {
    detail: `To connect to ${providerTitle(provider)}, these values are still missing: ${names.join(', ')}.`,
    remedy: 'Enter what is missing, and try again.',
    builderRemedy: `Send each as providerMetadata.<name> = {"value": "…", "source": "input"}. GET /v1/providers/${provider.name} explains them under metadata.input.`,
    causes: issues.map(({ name, detail }) => `${name} ${detail}`),
    issues,
  };
}

/** `provider_metadata_missing`: the provider has not told what its addresses need, so no request can be made. */
export function toldValuesMissingProblem(
  provider: NamedProvider,
  names: readonly string[],
  failure: Pick<CredentialsRefusal, 'reason' | 'message'> | undefined,
): ProblemWords {
  const title = providerTitle(provider);
  const words = failure && diagnosisWords[failure.reason];
  return {
    detail: `${title} has not told what requests need, so nothing was sent to it.`,
    remedy: words?.nextStep ?? ASK_THE_PRODUCT,
    builderRemedy: `These values are missing: ${names.join(', ')}. They are fetched after the sign-in, and again before a request that needs them. Your backend may set them as providerMetadata, with an API key of scope "full".`,
    causes: failure ? [failure.message] : [],
    ...(failure && { context: { reason: failure.reason } }),
  };
}

/** `invalid_request`: with these values, an address of the provider would be invalid or lead somewhere else. */
export function metadataUnsafeProblem(names: readonly string[]): ProblemWords {
  const issues = metadataIssues(names, 'must be a name only, without slashes, question marks or blanks');
  return {
    detail: 'This must be a name only, without slashes, question marks or blanks. Nothing was done.',
    remedy: 'Enter only the name that the provider shows.',
    causes: issues.map(({ name, detail }) => `${name} ${detail}`),
    issues,
  };
}

/** `invalid_request`: an end user may not set these values. */
export function metadataNotSettableProblem(provider: NamedProvider, names: readonly string[]): ProblemWords {
  const issues = metadataIssues(names, 'is not one of the values that people type for this provider');
  return {
    detail: 'This is not one of the values that people type for this provider. Nothing was done.',
    remedy: RELOAD_OR_ASK,
    builderRemedy: `Send what GET /v1/providers/${provider.name} lists under metadata.input, with source "input". The service sets other values itself; your backend may, with an API key of scope "full".`,
    causes: issues.map(({ name, detail }) => `${name} ${detail}`),
    issues,
  };
}

/** `provider_host_not_allowed`: the builder's secrets must not go to this host (ADR 0010). */
export function hostNotAllowedProblem(provider: NamedProvider, host: string): ProblemWords {
  return {
    detail: `${providerTitle(provider)} would be called at ${host}, which this product has not allowed yet. The secret of this product would be sent there, so nothing was sent.`,
    remedy: `Check the address that you typed. If ${host} is correct, ask the people who run this product to allow it.`,
    builderRemedy: `If ${host} is correct, add it to metadata.allowedHosts of the provider app for "${provider.name}", or have the operator add it to DOWEL_PROVIDER_HOSTS.`,
    context: { host },
  };
}

/** `provider_host_not_allowed`: the stored credentials were never accepted at this host (ADR 0010). */
export function hostNotAcceptedProblem(provider: NamedProvider, host: string): ProblemWords {
  return {
    detail: `The stored credentials were accepted by ${providerTitle(provider)} at another host than ${host}, so they are not sent there.`,
    remedy: `If ${host} is correct, send the credentials again together with the new address, or sign in again.`,
    context: { host },
  };
}

/** `invalid_request`: a person typed something that leads to a host which does not exist. */
export function hostUnknownProblem(host: string, inputs: readonly MetadataInput[]): ProblemWords {
  const labels = inputs.map(({ displayName, name }) => displayName || name).join(' and the ');
  const names = inputs.map(({ name }) => name);
  const issues = metadataIssues(names, `makes the host ${host}, which does not exist`);
  return {
    detail: `There is no host ${host}. Check the ${labels}.`,
    remedy: `Correct the ${labels} and send it again. Nothing was stored.`,
    causes: issues.map(({ name, detail }) => `${name} ${detail}`),
    issues,
  };
}

/** `provider_unreachable`: a response leads to an origin that is not the provider's. */
export function otherOriginProblem(provider: NamedProvider, origin: string): ProblemWords {
  return {
    detail: `${origin} is not an address of ${providerTitle(provider)}, so the credentials were not sent there.`,
    remedy: ASK_THE_PRODUCT,
    builderRemedy: 'Check the connector: it followed an address that leads to another host.',
  };
}

/** `provider_unreachable`: a call with stored credentials has no answer. The provider may have got it all the same. */
export function noAnswerProblem(provider: NamedProvider, message: string): ProblemWords {
  return {
    detail: `${providerTitle(provider)} gave no answer to the call.`,
    remedy: diagnosisWords.provider_unreachable.nextStep,
    builderCauses: [message],
    context: { reason: 'provider_unreachable' },
  };
}

type Reason = ConnectionDiagnosis['reason'];

/** Whether a provider could not answer, in contrast to a provider that refuses. */
export function isProviderAway(reason: Reason): boolean {
  return reason === 'provider_unreachable' || reason === 'rate_limited';
}

/** Why a provider did not accept credentials, and what happened to them. */
export interface CredentialsRefusal {
  reason: Reason;
  /** What the provider said. */
  message: string;
  /** What happened as a result, as a sentence. */
  consequence: string;
  /** Whether a person has just entered the credentials. Then "connect again" would be wrong advice. */
  areNew?: boolean;
}

/** `credentials_rejected`, or `provider_unreachable` when the provider `isProviderAway`. */
export function credentialsRefusedProblem(
  provider: NamedProvider,
  { reason, message, consequence, areNew = false }: CredentialsRefusal,
): ProblemWords {
  const title = providerTitle(provider);
  const { nextStep, builderNextStep } = diagnosisWords[reason];
  return {
    detail: isProviderAway(reason)
      ? `${title} could not be asked whether it accepts the credentials. ${consequence}`
      : `${title} does not accept the credentials. ${consequence}`,
    remedy: areNew && reason === 'revoked' ? 'Check the credentials and send them again.' : nextStep,
    ...(builderNextStep !== undefined && { builderRemedy: builderNextStep }),
    causes: [message],
    context: { reason },
  };
}

function metadataIssues(names: readonly string[], detail: string) {
  return names.map((name) => ({ in: 'body' as const, name: `providerMetadata.${name}`, detail }));
}
