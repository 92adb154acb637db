import { ConnectionError, isDowelError, TimeoutError } from '@dowel/client';

/** What a failed command was about to do. */
export interface Attempt {
  /** Address of the service, as it was given. */
  baseUrl: string;
  /** Whether a deploy was sent that may have been carried out. */
  isDeploySent: boolean;
}

/** What went wrong, for who runs the command: no names of operations, no advice for pages in a browser. */
export function toFailureWords(error: unknown, attempt: Attempt): string {
  if (error instanceof ConnectionError && error.retryable) {
    return `The service at ${attempt.baseUrl} cannot be reached. ${outcomeOf(attempt)} Check --base-url (or DOWEL_BASE_URL), and that the service runs.`;
  }
  if (error instanceof TimeoutError) {
    return `The service at ${attempt.baseUrl} did not answer in time. ${outcomeOf(attempt)} Try again later.`;
  }
  const message = error instanceof Error ? error.message : String(error);
  if (!isDowelError(error) || error.operation === undefined) return message;
  const prefix = `${error.operation}: `;
  const words = message.startsWith(prefix) ? message.slice(prefix.length) : message;
  return words.replaceAll('baseUrl', '--base-url');
}

/** An answer that never came tells nothing about what was done. */
function outcomeOf({ isDeploySent }: Attempt): string {
  return isDeploySent
    ? 'The manifest was sent, and may have been deployed; deploying it again does no harm.'
    : 'Nothing was deployed.';
}
