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

/** A field that an object does not have, or does not show to the user: Salesforce does not tell these two apart. */
export class NoSuchColumn extends SalesforceError {
  readonly column: string;

  constructor(column: string, entity: string) {
    const advice =
      "If you are attempting to use a custom field, be sure to append the '__c' after the custom field name.";
    const where = 'Please reference your WSDL or the describe call for the appropriate names.';
    super(400, 'INVALID_FIELD', `No such column '${column}' on entity '${entity}'. ${advice} ${where}`);
    this.column = column;
  }

  /**
   * The error as an answer to a query, of which it shows the piece around the field.
   * @see https://github.com/apache/camel-quarkus/issues/3022 for an answer as Salesforce gives it
   */
  inQuery(query: string): SalesforceError {
    const at = query.search(new RegExp(`\\b${this.column.replaceAll('.', '\\.')}\\b`));
    const start = Math.max(0, query.lastIndexOf(' ', Math.max(0, at - QUOTED)) + 1);
    const piece = query.slice(start, at + this.column.length + QUOTED);
    const lines = ['', piece, `${' '.repeat(at - start)}^`, `ERROR at Row:1:Column:${at + 1}`, this.message];
    return new SalesforceError(this.status, this.errorCode, lines.join('\n'));
  }
}

/** How much of a query is shown on either side of the field. */
const QUOTED = 40;

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
