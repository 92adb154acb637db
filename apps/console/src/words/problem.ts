import type { DowelError } from '@dowel/client';

/** What the server said of a call that it refused, and what to do. */
export function problemWords({ detail, message, remedy, issues = [] }: DowelError): string {
  return [detail ?? message, remedy, ...issues.map((one) => `${one.name}: ${one.detail}.`)]
    .filter(Boolean)
    .join(' ');
}

/** What somebody needs who asks the operator about it. */
export function problemCodes(error: DowelError | undefined): string {
  return [error?.code, error?.requestId && `request ${error.requestId}`].filter(Boolean).join(' · ');
}
