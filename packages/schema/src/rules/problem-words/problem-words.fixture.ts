import type { ProblemCode } from '../../problems.ts';
import { configProblem } from '../config-problem.ts';
import { diagnosisWords } from '../diagnosis-words.ts';
import { maskProblem } from '../flat-update-mask.ts';
import type { ProblemWords } from '../problem-body.ts';
import { unsafeNamesProblem } from '../unsafe-names.ts';
import { builderSignInSamples } from './builder-sign-ins.fixture.ts';
import * as words from './index.ts';
import { orgSamples } from './orgs.fixture.ts';

/** One function of this folder: the code of its problem, and its words for an example. */
export interface Sample {
  code: ProblemCode;
  said: ProblemWords | ProblemWords[];
  /** Why customers never see this problem, when the code alone does not say so. */
  onlyBuilders?: string;
}

const oak = { name: 'oak', displayName: 'Oak CRM' };
const refusal = { message: 'No.', consequence: 'Nothing was stored.' };
export const reasons = Object.keys(diagnosisWords) as (keyof typeof diagnosisWords)[];

/** The names of all functions that make words. The compiler reports a missing sample. */
type WordsName = Extract<keyof typeof words, `${string}Problem`>;

export const samples: Record<WordsName, Sample> = {
  ...builderSignInSamples,
  ...orgSamples,
  noAnswerProblem: {
    code: 'provider_unreachable',
    said: words.noAnswerProblem(oak, 'https://oak.test did not answer within 30 s.'),
  },
  objectDisabledProblem: { code: 'object_disabled', said: words.objectDisabledProblem('contacts') },
  readsUnsupportedProblem: { code: 'reads_unsupported', said: words.readsUnsupportedProblem('Oak') },
  resultsOnRequestProblem: {
    code: 'results_on_request_unsupported',
    said: words.resultsOnRequestProblem('contacts'),
  },
  alreadyInstalledProblem: {
    code: 'group_already_installed',
    said: [
      words.alreadyInstalledProblem('crm', { id: 'i1', createdBy: 'consumer:ada' }),
      words.alreadyInstalledProblem('crm', undefined),
    ],
  },
  apiKeyInvalidProblem: { code: 'api_key_invalid', said: words.apiKeyInvalidProblem() },
  apiKeyNotFoundProblem: { code: 'api_key_not_found', said: words.apiKeyNotFoundProblem() },
  apiKeyScopeProblem: { code: 'api_key_scope', said: words.apiKeyScopeProblem() },
  beganElsewhereProblem: { code: 'sign_in_elsewhere', said: words.beganElsewhereProblem() },
  bodyNotJsonProblem: { code: 'body_not_json', said: words.bodyNotJsonProblem() },
  bodyStalledProblem: { code: 'body_too_slow', said: words.bodyStalledProblem(60) },
  bodyTooLargeProblem: { code: 'body_too_large', said: words.bodyTooLargeProblem(1024) },
  bodyTooSlowProblem: { code: 'body_too_slow', said: words.bodyTooSlowProblem(1024) },
  callbackAnswerTooLargeProblem: { code: 'body_too_large', said: words.callbackAnswerTooLargeProblem() },
  callbackAnswerUnknownProblem: { code: 'state_invalid', said: words.callbackAnswerUnknownProblem() },
  callbackParamsMissingProblem: { code: 'invalid_request', said: words.callbackParamsMissingProblem() },
  configObjectNotFoundProblem: {
    code: 'object_not_found',
    said: words.configObjectNotFoundProblem('The integration has no read object "x".'),
  },
  connectionInUseProblem: { code: 'connection_in_use', said: words.connectionInUseProblem() },
  connectionMissingProblem: {
    code: 'connection_missing',
    said: words.connectionMissingProblem({ groupRef: 'acme', title: 'Oak', integrationName: 'crm' }),
  },
  connectionNotFoundProblem: { code: 'connection_not_found', said: words.connectionNotFoundProblem() },
  connectionToOtherProviderProblem: {
    code: 'connection_missing',
    said: words.connectionToOtherProviderProblem({
      connectionId: 'c1',
      actual: 'Oak',
      wanted: 'Elm',
      integrationName: 'crm',
    }),
  },
  consentDeniedProblem: { code: 'consent_denied', said: words.consentDeniedProblem('') },
  credentialsHiddenProblem: { code: 'api_key_scope', said: words.credentialsHiddenProblem() },
  credentialsMissingProblem: { code: 'credentials_missing', said: words.credentialsMissingProblem() },
  credentialsRefusedProblem: {
    code: 'credentials_rejected',
    said: reasons.flatMap((reason) =>
      [true, false].map((areNew) => words.credentialsRefusedProblem(oak, { ...refusal, reason, areNew })),
    ),
  },
  customValuesProblem: {
    code: 'invalid_request',
    said: words.customValuesProblem(oak, [{ name: 'token', label: 'Access token', detail: 'is missing' }]),
  },
  databaseAwayProblem: { code: 'not_ready', said: words.databaseAwayProblem() },
  endpointNotFoundProblem: { code: 'endpoint_not_found', said: words.endpointNotFoundProblem() },
  forBuilderOnlyProblem: { code: 'token_not_allowed', said: words.forBuilderOnlyProblem() },
  foreignGroupProblem: { code: 'token_not_allowed', said: words.foreignGroupProblem('acme') },
  foreignRefsProblem: {
    code: 'token_not_allowed',
    said: words.foreignRefsProblem([{ name: 'groupRef', value: 'acme' }]),
  },
  groupConnectionNotFoundProblem: {
    code: 'connection_not_found',
    said: words.groupConnectionNotFoundProblem('c1', 'acme'),
  },
  groupNeededProblem: { code: 'invalid_request', said: words.groupNeededProblem() },
  healthNotReadyProblem: {
    code: 'not_ready',
    said: words.healthNotReadyProblem(),
  },
  hostNotAcceptedProblem: {
    code: 'provider_host_not_allowed',
    said: words.hostNotAcceptedProblem(oak, 'oak.test'),
  },
  hostNotAllowedProblem: {
    code: 'provider_host_not_allowed',
    said: words.hostNotAllowedProblem(oak, 'oak.test'),
  },
  hostsTooWideProblem: {
    code: 'invalid_request',
    said: words.hostsTooWideProblem([{ name: 'metadata.allowedHosts.0', detail: 'is too wide' }]),
  },
  hostUnknownProblem: {
    code: 'invalid_request',
    said: words.hostUnknownProblem('oak.test', [{ name: 'workspace' }]),
  },
  idempotencyKeyInFlightProblem: {
    code: 'idempotency_key_in_flight',
    said: words.idempotencyKeyInFlightProblem(),
  },
  idempotencyKeyInvalidProblem: { code: 'invalid_request', said: words.idempotencyKeyInvalidProblem() },
  idempotencyKeyReusedProblem: { code: 'idempotency_key_reused', said: words.idempotencyKeyReusedProblem() },
  installationNotFoundProblem: {
    code: 'installation_not_found',
    said: words.installationNotFoundProblem('i1'),
  },
  integrationIdNotFoundProblem: {
    code: 'integration_not_found',
    said: words.integrationIdNotFoundProblem('i1'),
  },
  integrationNameTakenProblem: { code: 'name_taken', said: words.integrationNameTakenProblem('crm') },
  integrationNotFoundProblem: {
    code: 'integration_not_found',
    said: words.integrationNotFoundProblem('crm'),
  },
  internalErrorProblem: { code: 'internal_error', said: words.internalErrorProblem() },
  invalidInputProblem: {
    code: 'invalid_request',
    said: words.invalidInputProblem({ in: 'body', name: 'body', detail: 'broke off before its end' }),
  },
  invalidRequestProblem: {
    code: 'invalid_request',
    said: words.invalidRequestProblem([{ in: 'body', name: 'label', detail: 'is missing' }]),
  },
  issuerMismatchProblem: {
    code: 'issuer_mismatch',
    said: [true, false].map(words.issuerMismatchProblem),
  },
  jwtKeyInvalidProblem: { code: 'jwt_key_invalid', said: words.jwtKeyInvalidProblem('is no public key') },
  jwtKeyNotFoundProblem: { code: 'jwt_key_not_found', said: words.jwtKeyNotFoundProblem() },
  largeBodyAddressOverProblem: {
    code: 'large_body_expired',
    said: words.largeBodyAddressOverProblem(),
  },
  largeBodyAddressUnknownProblem: {
    code: 'large_body_not_found',
    said: words.largeBodyAddressUnknownProblem(),
  },
  longPathParameterProblem: {
    code: 'invalid_request',
    said: words.longPathParameterProblem('topicId', 300, 255),
  },
  manifestSourceProblem: { code: 'manifest_source', said: words.manifestSourceProblem([]) },
  manifestTooHeavyProblem: { code: 'manifest_invalid', said: words.manifestTooHeavyProblem() },
  manifestZipProblem: { code: 'manifest_invalid', said: words.manifestZipProblem('It is not a zip.') },
  md5Problem: { code: 'invalid_request', said: words.md5Problem() },
  metadataMissingProblem: {
    code: 'provider_metadata_missing',
    said: words.metadataMissingProblem(oak, ['workspace']),
  },
  metadataNotSettableProblem: {
    code: 'invalid_request',
    said: words.metadataNotSettableProblem(oak, ['region']),
  },
  metadataUnsafeProblem: { code: 'invalid_request', said: words.metadataUnsafeProblem(['workspace']) },
  methodNotAllowedProblem: {
    code: 'method_not_allowed',
    said: words.methodNotAllowedProblem('PUT', 'GET, PATCH'),
  },
  notAnUploadProblem: { code: 'upload_not_found', said: words.notAnUploadProblem('https://x.test') },
  noSamplesProblem: { code: 'samples_unavailable', said: words.noSamplesProblem('Oak') },
  notInstalledProblem: { code: 'installation_not_found', said: words.notInstalledProblem('acme', 'crm') },
  objectRemovedProblem: { code: 'object_not_found', said: words.objectRemovedProblem('x') },
  objectNotReadProblem: { code: 'object_not_found', said: words.objectNotReadProblem('x') },
  openedElsewhereProblem: { code: 'sign_in_elsewhere', said: words.openedElsewhereProblem() },
  backfillNotFoundProblem: { code: 'backfill_not_found', said: words.backfillNotFoundProblem('contacts') },
  fieldsNotWritableProblem: { code: 'fields_not_writable', said: words.fieldsNotWritableProblem('Oak') },
  fieldsRefusedProblem: { code: 'fields_unavailable', said: words.fieldsRefusedProblem('Oak', 'No.') },
  fieldsUnreachableProblem: {
    code: 'provider_unreachable',
    said: words.fieldsUnreachableProblem('Oak', 'Oak answered 503.'),
  },
  groupNotConnectedProblem: {
    code: 'connection_not_found',
    said: words.groupNotConnectedProblem('acme', 'Oak'),
  },
  noFieldsProblem: { code: 'fields_unavailable', said: words.noFieldsProblem('Oak') },
  objectNotInAccountProblem: {
    code: 'object_not_found',
    said: words.objectNotInAccountProblem('x', 'Oak'),
  },
  operationNotFoundProblem: { code: 'operation_not_found', said: words.operationNotFoundProblem('o1') },
  otherOriginProblem: {
    code: 'provider_unreachable',
    said: words.otherOriginProblem(oak, 'https://evil.test'),
  },
  otherProvidersConnectionProblem: {
    code: 'connection_not_found',
    said: words.otherProvidersConnectionProblem({ actual: 'Oak', wanted: 'Elm', integrationName: 'crm' }),
  },
  outcomeUnknownProblem: { code: 'outcome_unknown', said: words.outcomeUnknownProblem() },
  pageTokenProblem: {
    code: 'invalid_request',
    said: words.pageTokenProblem(),
  },
  passedFromElsewhereProblem: { code: 'sign_in_elsewhere', said: words.passedFromElsewhereProblem() },
  patchInvalidProblem: {
    code: 'patch_invalid',
    said: words.patchInvalidProblem('Change 1 cannot be applied.', 0),
  },
  projectNameTakenProblem: { code: 'name_taken', said: words.projectNameTakenProblem('demo') },
  projectNotFoundProblem: { code: 'project_not_found', said: words.projectNotFoundProblem() },
  projectUnnamedProblem: { code: 'invalid_request', said: words.projectUnnamedProblem() },
  providerAppExistsProblem: { code: 'provider_app_exists', said: words.providerAppExistsProblem(oak) },
  providerAppMissingProblem: { code: 'provider_app_missing', said: words.providerAppMissingProblem(oak) },
  providerAppNotFoundProblem: { code: 'provider_app_not_found', said: words.providerAppNotFoundProblem() },
  providerNotFoundProblem: { code: 'provider_not_found', said: words.providerNotFoundProblem('oak') },
  providerTroubleProblem: { code: 'provider_unreachable', said: words.providerTroubleProblem('') },
  providerUnknownProblem: { code: 'provider_unknown', said: words.providerUnknownProblem('oak') },
  providerAnswerMissingProblem: {
    code: 'provider_answer_missing',
    said: [
      words.providerAnswerMissingProblem('Oak', 'did not answer within 60 s'),
      words.providerAnswerMissingProblem('Oak', 'closed the connection'),
    ],
  },
  providerAnswerTooLargeProblem: {
    code: 'provider_answer_too_large',
    said: words.providerAnswerTooLargeProblem('Oak', 1024),
  },
  providerRateLimitedProblem: {
    code: 'provider_rate_limited',
    said: words.providerRateLimitedProblem('Oak asked for a pause.', '2025-03-06T22:09:49Z'),
  },
  proxyBusyProblem: { code: 'proxy_busy', said: words.proxyBusyProblem() },
  proxyDisabledProblem: {
    code: 'proxy_disabled',
    said: (['manifest', 'config'] as const).map((by) => words.proxyDisabledProblem('crm', by)),
  },
  proxyHeadersProblem: {
    code: 'invalid_request',
    said: words.proxyHeadersProblem([{ in: 'header', name: 'x-amp-project-id', detail: 'is missing' }]),
  },
  proxyKeyMissingProblem: { code: 'credentials_missing', said: words.proxyKeyMissingProblem() },
  proxyPathProblem: { code: 'invalid_request', said: words.proxyPathProblem('holds a backslash') },
  proxyThrottledProblem: {
    code: 'proxy_throttled',
    said: words.proxyThrottledProblem('Oak', 'Thu, 06 Mar 2025 22:09:49 GMT'),
  },
  quickPassRefusedProblem: { code: 'sign_in_elsewhere', said: words.quickPassRefusedProblem() },
  refreshReservedProblem: { code: 'api_key_scope', said: words.refreshReservedProblem() },
  returnUrlProblem: { code: 'invalid_request', said: words.returnUrlProblem('body') },
  revisionNotFoundProblem: { code: 'revision_not_found', said: words.revisionNotFoundProblem('r1') },
  routeExistsProblem: { code: 'route_exists', said: words.routeExistsProblem('read.done', 'alerts') },
  routeNotFoundProblem: { code: 'route_not_found', said: words.routeNotFoundProblem('r1') },
  sampleReadFailedProblem: {
    code: 'sample_read_failed',
    said: words.sampleReadFailedProblem([{ objectName: 'contacts', reason: 'No such field.' }]),
  },
  samplesRefusedProblem: {
    code: 'samples_unavailable',
    said: words.samplesRefusedProblem('Oak', 'Oak answered 400.'),
  },
  samplesUnreachableProblem: {
    code: 'provider_unreachable',
    said: words.samplesUnreachableProblem('Oak', 'Oak answered 503.'),
  },
  schemeMismatchProblem: {
    code: 'auth_scheme_mismatch',
    said: words.schemeMismatchProblem(oak, words.expectedCredentials('oauth2AuthorizationCode')),
  },
  schemeUnsupportedProblem: {
    code: 'auth_scheme_unsupported',
    said: words.schemeUnsupportedProblem(oak, 'custom'),
  },
  secretUnreadableProblem: { code: 'secret_unreadable', said: words.secretUnreadableProblem() },
  sessionInvalidProblem: { code: 'session_invalid', said: words.sessionInvalidProblem() },
  sessionRequiredProblem: { code: 'session_required', said: words.sessionRequiredProblem() },
  signInEndedProblem: { code: 'token_exchange_failed', said: words.signInEndedProblem('invalid_scope', '') },
  signInOverProblem: { code: 'state_invalid', said: words.signInOverProblem('expired') },
  signInSessionExpiredProblem: { code: 'state_invalid', said: words.signInSessionExpiredProblem() },
  signInSessionUnknownProblem: { code: 'state_invalid', said: words.signInSessionUnknownProblem() },
  startPageOverProblem: { code: 'state_invalid', said: words.startPageOverProblem('used') },
  toldValuesMissingProblem: {
    code: 'provider_metadata_missing',
    said: [
      words.toldValuesMissingProblem(oak, ['cloudId'], { reason: 'provider_unreachable', message: 'No.' }),
      words.toldValuesMissingProblem(oak, ['cloudId'], undefined),
    ],
  },
  tokenExchangeProblem: {
    code: 'token_exchange_failed',
    said: [true, false].map((isAway) => words.tokenExchangeProblem(isAway, 'No.')),
  },
  stoppingProblem: { code: 'not_ready', said: words.stoppingProblem() },
  tokenExpiredProblem: { code: 'token_expired', said: words.tokenExpiredProblem() },
  tokenInvalidProblem: { code: 'token_invalid', said: words.tokenInvalidProblem('it is not a signed JWT') },
  notAnInboxProblem: { code: 'not_an_inbox', said: words.notAnInboxProblem('hooks', 'webhook') },
  searchRefusedProblem: { code: 'search_refused', said: words.searchRefusedProblem('Oak', 'No.') },
  searchUnreachableProblem: {
    code: 'provider_unreachable',
    said: words.searchUnreachableProblem('Oak', 'Oak answered 503.'),
  },
  searchUnsupportedProblem: {
    code: 'search_unsupported',
    said: words.searchUnsupportedProblem('Oak', 'contacts'),
  },
  tooManySamplesProblem: { code: 'too_many_requests', said: words.tooManySamplesProblem() },
  metricsTokenProblem: { code: 'credentials_missing', said: words.metricsTokenProblem() },
  rateLimitedProblem: {
    code: 'too_many_requests',
    said: words.rateLimitedProblem('caller', { perSecond: 500, waitSeconds: 3 }),
  },
  tooManyRequestsProblem: { code: 'too_many_requests', said: words.tooManyRequestsProblem() },
  topicNameTakenProblem: { code: 'name_taken', said: words.topicNameTakenProblem('alerts') },
  deliveryNotFoundProblem: { code: 'delivery_not_found', said: words.deliveryNotFoundProblem('1') },
  destinationDisabledProblem: {
    code: 'destination_disabled',
    said: words.destinationDisabledProblem('hooks'),
  },
  destinationNotFoundProblem: { code: 'destination_not_found', said: words.destinationNotFoundProblem('1') },
  destinationNameTakenProblem: { code: 'name_taken', said: words.destinationNameTakenProblem('one') },
  destinationTypeProblem: {
    code: 'destination_type_unsupported',
    said: words.destinationTypeProblem('kinesis', ['webhook']),
  },
  topicDestinationRouteNotFoundProblem: {
    code: 'route_not_found',
    said: words.topicDestinationRouteNotFoundProblem('1'),
  },
  topicDestinationRouteExistsProblem: {
    code: 'route_exists',
    said: words.topicDestinationRouteExistsProblem('alerts', 'hooks'),
  },
  topicNotFoundProblem: { code: 'topic_not_found', said: words.topicNotFoundProblem('t1') },
  upgradeNotSupportedProblem: {
    code: 'upgrade_not_supported',
    said: words.upgradeNotSupportedProblem(),
  },
  uploadAddressOverProblem: {
    code: 'upload_expired',
    said: words.uploadAddressOverProblem('expired'),
    onlyBuilders: 'Only a full key can get upload addresses.',
  },
  uploadAddressUnknownProblem: { code: 'upload_not_found', said: words.uploadAddressUnknownProblem() },
  uploadMismatchProblem: { code: 'upload_mismatch', said: words.uploadMismatchProblem() },
  uploadMissingProblem: { code: 'upload_not_found', said: words.uploadMissingProblem('gs://a/b', true) },
  deletionDisabledProblem: { code: 'deletion_disabled', said: words.deletionDisabledProblem('contacts') },
  objectNotWrittenProblem: { code: 'object_not_found', said: words.objectNotWrittenProblem('x', 'crm') },
  writeDisabledProblem: { code: 'object_disabled', said: words.writeDisabledProblem('contacts') },
  writeOutcomeUnknownProblem: {
    code: 'outcome_unknown',
    said: words.writeOutcomeUnknownProblem('Oak CRM', 'Oak CRM could not be reached.'),
  },
  writesUnsupportedProblem: {
    code: 'writes_unsupported',
    said: words.writesUnsupportedProblem('Oak CRM', 'delete records'),
  },
  writeUnreachableProblem: {
    code: 'provider_unreachable',
    said: words.writeUnreachableProblem('Oak CRM', 'Oak CRM answered 503.'),
  },
};

/** Functions in other files that also make the words of problems for customers. */
export const elsewhere: Record<string, Sample> = {
  maskProblem: { code: 'invalid_update_mask', said: maskProblem('x', 'cannot be set', ['apiKey']) },
  unsafeNamesProblem: {
    code: 'invalid_request',
    said: unsafeNamesProblem(JSON.parse('{"__proto__":1}'), []) ?? [],
  },
  configProblem: {
    code: 'config_invalid',
    said: configProblem([{ path: 'provider', code: 'provider_mismatch', message: 'It is another.' }]),
  },
};
