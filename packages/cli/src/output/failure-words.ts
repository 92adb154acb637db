import {
  ConnectionError,
  isDowelError,
  RateLimitError,
  ResponseShapeError,
  ServerError,
  TimeoutError,
} from '@dowel/client';

/** What the command had done when it failed. */
export interface Attempt {
  /** The address of the service, as the user gave it. */
  baseUrl: string;
  /** Whether the command sent a deploy. The service may have carried it out. Absent for a command that deploys nothing. */
  isDeploySent?: boolean;
  /** What another command may have done, though it got no answer. */
  mayHaveDone?: string | undefined;
}

/** What went wrong, for the person who runs the command: without names of operations, without advice about browsers. */
export function toFailureWords(error: unknown, attempt: Attempt): string {
  if (error instanceof ConnectionError && error.retryable) {
    return `The service at ${attempt.baseUrl} cannot be reached${whyOf(error)}. ${outcomeOf(attempt)} Check --base-url (or DOWEL_BASE_URL), and that the service runs.`;
  }
  if (error instanceof TimeoutError) {
    return `The service at ${attempt.baseUrl} did not answer in time. ${outcomeOf(attempt)} Try again later.`;
  }
  const message = error instanceof Error ? error.message : String(error);
  if (!isDowelError(error) || error.operation === undefined) return message;
  const prefix = `${error.operation}: `;
  const words = message.startsWith(prefix) ? message.slice(prefix.length) : message;
  const shown = words
    .replaceAll('baseUrl', '--base-url')
    .replace('turn validateResponses off', 'check that --base-url is the address of the service');
  if (error.code !== undefined) return shown;
  // Something else than the service has answered, such as a gateway in front of it.
  if (error instanceof ServerError || error instanceof ResponseShapeError) {
    // A server that knows no dry runs has deployed, as the words say.
    return shown.includes('and deployed') ? shown : `${shown} ${outcomeOf(attempt)}`;
  }
  if (error instanceof RateLimitError) return `${shown} ${outcomeOf(attempt)} Try again later.`;
  return `${shown} Check that --base-url (or DOWEL_BASE_URL) is the address of the service, with /v1 at its end.`;
}

/** Why Node's `fetch` failed. After several addresses, it has a code and no words. */
function whyOf({ cause }: Error): string {
  const { message, code }: NodeJS.ErrnoException = Object((cause as Error | undefined)?.cause);
  return message || code ? ` (${message || code})` : '';
}

/** Without an answer, we do not know what the service did. */
function outcomeOf({ isDeploySent, mayHaveDone }: Attempt): string {
  if (mayHaveDone !== undefined) return mayHaveDone;
  if (isDeploySent === undefined) return 'Nothing was done.';
  return isDeploySent
    ? 'The manifest was sent, and may have been deployed; deploying it again does no harm.'
    : 'Nothing was deployed.';
}
