/** What a problem code means: its HTTP status, and a title that is the same for every occurrence. */
export interface ProblemMeaning {
  readonly status: number;
  readonly title: string;
  /** The same request can succeed later, without any change. */
  readonly retryable?: true;
}

/**
 * Every problem the service answers with, by its stable code. Server, mocks, client and docs read this table. Add a
 * code together with the feature that answers it. `status` follows v1-endpoints.md: 400 for a malformed request, 422
 * for a well-formed request that cannot be carried out.
 */
export const problems = {
  // The request itself
  body_not_json: { status: 400, title: 'The body is not JSON' },
  invalid_request: { status: 400, title: 'The request is not valid' },
  member_misspelt: { status: 422, title: 'A member of the request is misspelt' },
  invalid_update_mask: { status: 400, title: 'The update mask is not valid' },
  body_too_large: { status: 413, title: 'The body is too large' },
  body_too_slow: { status: 408, title: 'The body arrived too slowly', retryable: true },
  too_many_requests: { status: 429, title: 'Too many requests at once', retryable: true },
  endpoint_not_found: { status: 404, title: 'No such endpoint' },
  method_not_allowed: { status: 405, title: 'The method is not allowed here' },
  idempotency_key_reused: { status: 422, title: 'The idempotency key was used for another request' },
  idempotency_key_in_flight: { status: 409, title: 'The same request is being handled', retryable: true },
  outcome_unknown: { status: 409, title: 'It is not known how the first attempt ended' },

  // Who is asking
  credentials_missing: { status: 401, title: 'No credentials were sent' },
  api_key_invalid: { status: 401, title: 'The API key is not valid' },
  api_key_scope: { status: 403, title: "The API key's scope does not allow this" },
  frontend_keys_off: { status: 403, title: 'The project takes no keys of scope "frontend"' },
  token_invalid: { status: 401, title: 'The token is not valid' },
  token_expired: { status: 401, title: 'The token has expired' },
  token_not_allowed: { status: 403, title: 'A consumer token may not do this' },
  session_invalid: { status: 401, title: 'The session is not valid' },
  session_required: { status: 403, title: 'Only somebody who is signed in may do this' },

  // What is asked for
  project_not_found: { status: 404, title: 'Project not found' },
  org_not_found: { status: 404, title: 'Org not found' },
  builder_not_found: { status: 404, title: 'Builder not found' },
  invite_not_found: { status: 404, title: 'Invite not found' },
  claimed_domain_not_found: { status: 404, title: 'Claimed domain not found' },
  billing_account_not_found: { status: 404, title: 'Billing account not found' },
  session_not_found: { status: 404, title: 'Session not found' },
  api_key_not_found: { status: 404, title: 'API key not found' },
  jwt_key_not_found: { status: 404, title: 'JWT key not found' },
  provider_not_found: { status: 404, title: 'Provider not found' },
  provider_app_not_found: { status: 404, title: 'Provider app not found' },
  integration_not_found: { status: 404, title: 'Integration not found' },
  revision_not_found: { status: 404, title: 'Revision not found' },
  connection_not_found: { status: 404, title: 'Connection not found' },
  connection_link_not_found: { status: 404, title: 'Connection link not found' },
  installation_not_found: { status: 404, title: 'Installation not found' },
  object_not_found: { status: 404, title: 'Object not found' },
  operation_not_found: { status: 404, title: 'Operation not found' },
  operation_share_not_found: { status: 404, title: 'Operation share not found' },
  group_not_found: { status: 404, title: 'Group not found' },
  issue_changed: { status: 409, title: 'Somebody else has changed the issue' },
  issue_not_found: { status: 404, title: 'Issue not found' },
  backfill_not_found: { status: 404, title: 'Backfill not found' },
  topic_not_found: { status: 404, title: 'Topic not found' },
  destination_not_found: { status: 404, title: 'Destination not found' },
  delivery_not_found: { status: 404, title: 'Delivery not found' },
  route_not_found: { status: 404, title: 'Route not found' },
  upload_not_found: { status: 404, title: 'Upload not found' },
  large_body_not_found: { status: 404, title: 'Nothing at this address' },

  // Conflicts with something that exists
  name_taken: { status: 409, title: 'The name is taken' },
  provider_app_exists: { status: 409, title: 'The provider has an app already' },
  group_already_installed: { status: 409, title: 'The group has installed this integration already' },
  account_already_installed: { status: 409, title: 'Another installation of the group is of this account' },
  several_not_allowed: { status: 422, title: 'A group can install this integration only once' },
  installation_ref_needed: { status: 422, title: 'The group has several installations and no default one' },
  route_exists: { status: 409, title: 'A route that does the same exists already' },
  connection_in_use: { status: 409, title: 'An installation uses this connection' },

  // Orgs. The reference lists 400 for an existing membership and for a bad invite or domain.
  role_not_allowed: { status: 403, title: 'Your role in the org does not allow this' },
  owner_required: { status: 403, title: 'Only an owner of the org may do this' },
  email_not_verified: { status: 403, title: 'The e-mail address is not verified' },
  already_member: { status: 400, title: 'The builder belongs to an org already' },
  invite_required: { status: 403, title: 'Only an invite leads back into the org' },
  last_owner: { status: 409, title: 'The org would have no owner' },
  invite_not_pending: { status: 400, title: 'The invite cannot be revoked any more' },
  domain_not_claimable: { status: 400, title: 'The domain cannot be claimed' },
  domain_claimed: { status: 409, title: 'The domain is claimed already' },
  domain_not_proven: { status: 422, title: 'The claim is not proven' },

  // Manifests
  manifest_invalid: { status: 422, title: 'The manifest is not valid' },
  manifest_source: { status: 400, title: 'Send exactly one manifest source' },
  upload_mismatch: { status: 400, title: 'The uploaded file is not the one announced' },
  upload_expired: { status: 403, title: 'The upload address has expired' },
  jwt_key_invalid: { status: 400, title: 'The public key is not usable' },

  // Delivering
  large_body_expired: { status: 403, title: 'The address has expired' },
  destination_disabled: { status: 409, title: 'The destination is disabled' },
  not_an_inbox: { status: 422, title: 'The destination keeps no messages' },
  destination_type_unsupported: { status: 422, title: 'Destinations of this type are not supported yet' },

  // Connecting
  provider_unknown: { status: 400, title: 'The provider is not in the catalogue' },
  provider_app_missing: { status: 400, title: 'The project has no app for this provider' },
  provider_metadata_missing: { status: 400, title: 'The provider needs more information' },
  provider_host_not_allowed: { status: 422, title: 'Secrets may not be sent to this host' },
  auth_scheme_mismatch: { status: 422, title: "The credentials do not fit the provider's way of signing in" },
  auth_scheme_unsupported: { status: 422, title: 'This way of signing in is not supported yet' },
  credentials_rejected: { status: 422, title: 'The provider refused the credentials' },
  account_differs: { status: 409, title: 'The credentials are of another account' },
  personal_connection_needed: { status: 409, title: 'You have not connected an account of your own' },
  account_in_use: { status: 409, title: 'Another customer has connected this account' },
  consent_denied: { status: 403, title: 'Access was not granted' },
  admin_approval_needed: { status: 403, title: 'An administrator has to allow the app first' },
  sign_in_elsewhere: { status: 403, title: 'The sign-in was started in another browser' },
  issuer_mismatch: { status: 400, title: 'The answer came from another provider' },
  state_invalid: { status: 400, title: 'The sign-in cannot be matched to a request' },
  token_exchange_failed: { status: 502, title: 'The provider refused to give a token', retryable: true },
  provider_unreachable: { status: 502, title: 'The provider cannot be reached', retryable: true },
  provider_rate_limited: { status: 429, title: 'The provider allows no more calls now', retryable: true },

  // Calling a provider through the proxy
  proxy_disabled: { status: 403, title: 'The proxy is off' },
  proxy_throttled: { status: 429, title: 'The provider asked for a pause', retryable: true },
  proxy_busy: { status: 503, title: 'Too many calls are open', retryable: true },
  // Not retryable: the provider may have done what the call asked for.
  provider_answer_missing: { status: 504, title: 'The provider did not answer' },
  provider_answer_too_large: { status: 502, title: 'The answer of the provider is too large' },
  upgrade_not_supported: { status: 501, title: 'The connection cannot be upgraded' },

  // Signing in builders
  sign_in_not_set_up: { status: 503, title: 'Nobody can sign in here yet' },
  sign_in_service_unavailable: {
    status: 502,
    title: 'The sign-in service cannot be reached',
    retryable: true,
  },
  sign_in_refused: { status: 502, title: 'The sign-in service did not sign anybody in' },
  sign_in_account_refused: { status: 403, title: 'This account may not sign in here' },
  sign_in_code_invalid: { status: 400, title: 'The code of the sign-in is not valid' },

  // Installing and configuring
  connection_missing: { status: 422, title: 'The group has no connection for this provider' },
  config_invalid: { status: 422, title: 'The config does not fit the integration' },
  patch_invalid: { status: 422, title: 'The change cannot be applied' },
  sample_read_failed: { status: 422, title: 'The provider refused a sample read' },
  fields_unavailable: { status: 422, title: 'The fields of this account cannot be listed' },
  // The reference lists 400 and no 422 for an upsert.
  fields_not_writable: { status: 400, title: 'Fields cannot be created at this provider' },
  samples_unavailable: { status: 422, title: 'There are no samples of this provider' },

  // Reading
  reads_unsupported: { status: 422, title: 'This server cannot read from the provider' },
  results_on_request_unsupported: { status: 422, title: 'Results are not kept for a request' },
  search_unsupported: { status: 422, title: 'Records of this provider cannot be searched' },
  search_refused: { status: 422, title: 'The provider refused the search' },
  // Records
  object_disabled: { status: 422, title: 'The object is switched off' },
  deletion_disabled: { status: 422, title: 'Records of this object may not be deleted' },
  writes_unsupported: { status: 422, title: 'The provider cannot be written to in this way' },

  internal_error: { status: 500, title: 'Something went wrong in the service', retryable: true },
  secret_unreadable: { status: 503, title: 'A stored secret cannot be opened', retryable: true },
  not_ready: { status: 503, title: 'The service is not ready', retryable: true },
} as const satisfies Record<string, ProblemMeaning>;

/** The stable code of a problem. Branch on it, not on the words. */
export type ProblemCode = keyof typeof problems;

/** The problems that any endpoint may answer. They are about the request, the caller or the service. */
export const commonProblems: readonly ProblemCode[] = [
  'body_not_json',
  'invalid_request',
  'member_misspelt',
  'body_too_large',
  'body_too_slow',
  'too_many_requests',
  'idempotency_key_reused',
  'idempotency_key_in_flight',
  'credentials_missing',
  'api_key_invalid',
  'api_key_scope',
  'frontend_keys_off',
  'token_invalid',
  'token_expired',
  'token_not_allowed',
  'session_invalid',
  'session_required',
  'role_not_allowed',
  'project_not_found',
  'internal_error',
  'secret_unreadable',
  'not_ready',
];
