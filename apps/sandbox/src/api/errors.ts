/** The codes an API call can fail with. */
export type ApiErrorCode =
  | 'unauthorized'
  | 'insufficient_scope'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'expired'
  | 'bad_cursor'
  | 'bad_request'
  | 'unknown_field'
  | 'read_only_field'
  | 'missing_field'
  | 'invalid_value';

/** An API call failed. The response is `{error: {code, message, field?}}`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: 400 | 401 | 403 | 404 | 409 | 410;
  readonly code: ApiErrorCode;
  readonly details: { field?: string; wwwAuthenticate?: string };

  constructor(
    status: ApiError['status'],
    code: ApiErrorCode,
    message: string,
    details: ApiError['details'] = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
