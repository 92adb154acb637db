/** The service, or the person in the browser, did not do what the command asked for. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}
