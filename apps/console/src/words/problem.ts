import type { DowelError } from '@dowel/client';

/** The server does not know the call: it is older than the page. */
export const isOlder = (error: DowelError | undefined): boolean =>
  ['endpoint_not_found', 'method_not_allowed'].includes(error?.code ?? '');

/** Asked again in the same way, it is refused again. */
export const isFinal = (error: DowelError | undefined): boolean =>
  [400, 403, 404, 422].includes(error?.status ?? 0) && !isOlder(error);

/** What the server said of a call that it refused, and what to do. */
export function problemWords(error: DowelError): string {
  if (isOlder(error))
    return 'It is older than this page, as it may be while it is updated. Load the page again in a few minutes.';
  const { detail, message, remedy, issues = [] } = error;
  return [detail ?? message, remedy, ...issues.map((one) => `${one.name}: ${one.detail}.`)]
    .filter(Boolean)
    .join(' ');
}

/** What somebody needs who asks the operator about it. */
export function problemCodes(error: DowelError | undefined): string {
  return [error?.code, error?.requestId && `request ${error.requestId}`].filter(Boolean).join(' · ');
}
