import {
  ConnectionError,
  isDowelError,
  RateLimitError,
  ResponseShapeError,
  ServerError,
  TimeoutError,
} from '@dowel/client';
import { type ServiceFlags, toBaseUrl } from '../service.ts';
import type { Surroundings } from '../surroundings.ts';

/** What the command had done when it failed. */
export interface Attempt {
  flags: Pick<ServiceFlags, 'baseUrl'>;
  around: Pick<Surroundings, 'env'>;
  /** Whether the command sent a deploy. The service may have carried it out. Absent for a command that deploys nothing. */
  isDeploySent?: boolean;
  /** What another command may have done, though it got no answer. */
  mayHaveDone?: string | undefined;
}

/** What went wrong, for the person who runs the command: without names of operations, without advice about browsers. */
export function toFailureWords(error: unknown, attempt: Attempt): string {
  const { flags, around } = attempt;
  const baseUrl = toBaseUrl(flags, around);
  if (error instanceof ConnectionError && error.retryable) {
    const why = whyOf(Object(error.cause));
    return `The service at ${baseUrl} cannot be reached${why}. ${outcomeOf(attempt)} Check --base-url (or DOWEL_BASE_URL), and that the service runs.${ignoredProxy(baseUrl, around)}`;
  }
  if (error instanceof TimeoutError) {
    return `The service at ${baseUrl} did not answer in time. ${outcomeOf(attempt)} Try again later.`;
  }
  const message = error instanceof Error ? error.message : String(error);
  if (!isDowelError(error) || error.operation === undefined) return message;
  const prefix = `${error.operation}: `;
  const words = message.startsWith(prefix) ? message.slice(prefix.length) : message;
  const shown = words
    .replaceAll('baseUrl', '--base-url')
    .replace('turn validateResponses off', 'check that --base-url is the address of the service');
  if (error.code !== undefined && error.code !== 'endpoint_not_found') return shown;
  // Something else than the service has answered, such as a gateway in front of it.
  if (error instanceof ServerError || error instanceof ResponseShapeError) {
    // A server that knows no dry runs has deployed, as the words say.
    return shown.includes('and deployed') ? shown : `${shown} ${outcomeOf(attempt)}`;
  }
  if (error instanceof RateLimitError) return `${shown} ${outcomeOf(attempt)} Try again later.`;
  return `${shown} Check that --base-url (or DOWEL_BASE_URL) is the address of the service, with /v1 at its end.`;
}

/** Why Node's `fetch` failed: the innermost cause. After several addresses, it has a code and no words. */
function whyOf({ cause }: { readonly cause?: unknown }): string {
  const { message, code, cause: inner }: NodeJS.ErrnoException = Object(cause);
  if (inner) return whyOf({ cause: inner });
  const why = message?.trim() || code;
  return why ? ` (${why})` : '';
}

function ignoredProxy(baseUrl: string, { env }: Attempt['around']): string {
  if (env.NODE_USE_ENV_PROXY || env.NODE_OPTIONS?.includes('--use-env-proxy')) return '';
  const name = `${baseUrl.startsWith('https:') ? 'https' : 'http'}_proxy`;
  const proxy = [name.toUpperCase(), name].find((variable) => env[variable]);
  return proxy ? ` Node ignores ${proxy} unless NODE_USE_ENV_PROXY=1 is set.` : '';
}

/** Without an answer, we do not know what the service did. */
function outcomeOf({ isDeploySent, mayHaveDone }: Attempt): string {
  if (mayHaveDone !== undefined) return mayHaveDone;
  if (isDeploySent === undefined) return 'Nothing was done.';
  return isDeploySent
    ? 'The manifest was sent, and may have been deployed; deploying it again does no harm.'
    : 'Nothing was deployed.';
}
