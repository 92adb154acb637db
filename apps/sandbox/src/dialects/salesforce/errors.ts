type Status = 400 | 401 | 403 | 404 | 405 | 500;

/** Salesforce refuses a request. The body of the answer is an array of `{message, errorCode, fields}`. */
export class SalesforceError extends Error {
  override readonly name = 'SalesforceError';
  readonly status: Status;
  readonly errorCode: string;
  readonly fields: readonly string[];

  constructor(status: Status, errorCode: string, message: string, fields: readonly string[] = []) {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
    this.fields = fields;
  }
}

/** The error as it is in the body of an answer. */
export function toErrorBody({ message, errorCode, fields }: SalesforceError) {
  return [{ message, errorCode, ...(fields.length > 0 && { fields }) }];
}

/** The error as it is in the result of one record of a collection. There the code has another name. */
export function toRecordError({ message, errorCode, fields }: SalesforceError) {
  return { statusCode: errorCode, message, fields };
}

export const malformedQuery = (message: string) => new SalesforceError(400, 'MALFORMED_QUERY', message);

export const notFound = (message = 'The requested resource does not exist') =>
  new SalesforceError(404, 'NOT_FOUND', message);
