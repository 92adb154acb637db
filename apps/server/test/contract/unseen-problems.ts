const otherProviders =
  'The contract has the two providers of the sandbox, and neither can be refused for this.';
const lostProvider = 'A provider would have to leave the catalogue while something is connected to it.';
const ownCalls = 'The mocks call no provider that could do this; the tests of the server show it.';
const noSuchSteps =
  'Of the providers with a sign-in in steps, none needs an app or has a host that a value fills; the tests of the server show it.';
const crash = 'The server would have to end in the middle of a call to a provider.';

const otherAccount =
  'the mocks know accounts only as a test gives them; installing/connections/identity/ and installations/ test the service';

/**
 * Problems that endpoints list but that the contract cannot provoke at a target, each with the reason. If a test does
 * see one of them, the suite fails until the problem is removed here.
 */
export const unseen: Readonly<Record<string, string>> = {
  'generateConnection provider_host_not_allowed': otherProviders,
  'generateConnection provider_unreachable': ownCalls,
  'generateConnection account_differs': otherAccount,
  'generateConnection account_in_use': otherAccount,
  'generateConnection outcome_unknown': crash,
  'createConnectionLink provider_unknown': lostProvider,
  'createConnectionLink provider_metadata_missing': otherProviders,
  'createConnectionLink provider_host_not_allowed': otherProviders,
  'createConnectionLink auth_scheme_unsupported': lostProvider,
  'getConnection provider_unknown': lostProvider,
  'getConnection auth_scheme_unsupported': lostProvider,
  'getConnection provider_host_not_allowed': otherProviders,
  'getConnection credentials_rejected': ownCalls,
  'getConnection provider_unreachable': ownCalls,
  'customAuthConnect provider_app_missing': noSuchSteps,
  'customAuthConnect provider_metadata_missing': noSuchSteps,
  'customAuthConnect provider_host_not_allowed': noSuchSteps,
  'customAuthConnect provider_unreachable': ownCalls,
  'customAuthConnect account_differs': otherAccount,
  'customAuthConnect account_in_use': otherAccount,
  'customAuthConnect outcome_unknown': crash,
  'oauthConnect provider_host_not_allowed': otherProviders,
  'oauthUpdate provider_unknown': lostProvider,
  'oauthUpdate provider_metadata_missing': otherProviders,
  'oauthUpdate provider_host_not_allowed': otherProviders,
  'oauthUpdate auth_scheme_unsupported': lostProvider,
  'updateConnection provider_unknown': lostProvider,
  'updateConnection provider_host_not_allowed': otherProviders,
  'updateConnection auth_scheme_unsupported': lostProvider,
  'updateConnection provider_unreachable': ownCalls,
  'updateConnection account_differs': otherAccount,
  'updateConnection account_in_use': otherAccount,
  'updateConnection outcome_unknown': crash,
  'createInstallation sample_read_failed': ownCalls,
  'updateInstallation account_differs': otherAccount,
  'updateInstallation account_already_installed': otherAccount,
  'patchObjectConfigContent sample_read_failed': ownCalls,
  'updateInstallation sample_read_failed': ownCalls,
  'getIntegrationSetup provider_not_found': lostProvider,
  'getObjectMetadataForInstallation fields_unavailable': otherProviders,
  'getObjectMetadataForInstallation provider_unreachable': ownCalls,
  'getObjectMetadataForConnection provider_unreachable': ownCalls,
  'upsertMetadataForInstallation fields_not_writable': otherProviders,
  'upsertMetadataForInstallation provider_unreachable': ownCalls,
  'upsertMetadataForConnection provider_unreachable': ownCalls,
  'searchRecords account_differs': otherAccount,
  'searchRecords search_unsupported': otherProviders,
  'searchRecords search_refused': ownCalls,
  'searchRecords provider_unreachable': ownCalls,
  'searchRecords provider_rate_limited': ownCalls,
  'writeRecords account_differs': otherAccount,
  'writeRecords outcome_unknown': crash,
  'writeRecords provider_unreachable': ownCalls,
  'writeRecords provider_rate_limited': ownCalls,
  'listSamples samples_unavailable': otherProviders,
  'listSamples provider_unreachable': ownCalls,
  'triggerRead reads_unsupported': otherProviders,
  'deliverResults destination_disabled':
    'No page waits in the contract, and a page that waits is needed for it.',
};

/** The same for problems that every endpoint can answer. */
export const unseenAnywhere: Readonly<Record<string, string>> = {
  body_too_large: 'The mocks take bodies of any size.',
  body_too_slow: 'The mocks have no network between them and their caller.',
  too_many_requests: 'The mocks take as many requests as come.',
  idempotency_key_in_flight: 'The mocks end one request before they begin the next.',
  role_not_allowed:
    'The builders of the contract are owners; attack/tenancy-matrix.ci.test.ts tries every role.',
  internal_error: 'No request is known that meets a fault of the service.',
  secret_unreadable: 'The server would have to lose its key.',
  not_ready: 'The server would have to lose its database.',
};
