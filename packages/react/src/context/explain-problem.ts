import { type DowelError, isDowelError } from '@dowel/client';
import { joinSentences } from '@dowel/schema/rules';

/** The options that the page passed to `ServiceProvider` and that can be wrong. */
export interface SetUp {
  project: string;
  /** As the page passed it. */
  baseUrl: string | undefined;
  /** Where requests go. */
  address: string;
  usesTokens: boolean;
}

/** Texts for the console of a developer. */
export interface Explanation {
  text: string;
  /** The same for every request that fails for this reason. */
  reason: string;
}

const docsUrl = 'https://github.com/dowel-dev/dowel/blob/main/docs/guides/react.md#when-the-set-up-is-wrong';

/** Explains a failure to the developer of a page. Undefined if the set-up of the page is not the reason. */
export function explainProblem(error: unknown, setUp: SetUp): Explanation | undefined {
  if (!isDowelError(error) || !isSetUpProblem(error)) return undefined;
  const { operation = 'A request', status, code, remedy, builderRemedy } = error;
  const answer = [status, code].filter(Boolean).join(' ') || error.name;
  const reason = [
    `Cause: ${causeOf(error, setUp)}`,
    `What to do: ${builderRemedy ?? adviceFor(error, setUp) ?? remedy ?? 'See the guide.'}`,
    `More: ${docsUrl}`,
  ].join('\n');
  return { text: `@dowel/react: ${operation} failed (${answer}).\n${reason}`, reason };
}

/** Problems of the person, such as a wrong password, are shown to the person and need no developer. */
function isSetUpProblem({ status, code, builderRemedy, operation }: DowelError): boolean {
  // An older service. The library then asks in another way.
  if (operation === 'getIntegrationSetup' && code === 'endpoint_not_found') return false;
  if (builderRemedy !== undefined || status === undefined) return true;
  return status < 400 || [400, 401, 403, 404, 405].includes(status);
}

/** Whether something other than the service answered, such as the page's own server. */
function isOtherServer({ name, status, code, issues }: DowelError): boolean {
  if (name === 'ResponseShapeError') return !issues;
  return (status === 404 || status === 405) && code === undefined;
}

function causeOf(error: DowelError, { address }: SetUp): string {
  const { code, cause, detail, title, causes = [], message } = error;
  if (isOtherServer(error)) return `What answered at ${address} is not the service.`;
  const thrown = code === 'token_unavailable' && cause instanceof Error ? [cause.message] : [];
  return joinSentences([detail ?? title ?? message, ...causes, ...thrown]);
}

function adviceFor(error: DowelError, setUp: SetUp): string | undefined {
  const { project, baseUrl, usesTokens } = setUp;
  if (isOtherServer(error)) {
    return baseUrl === undefined
      ? "Pass the address of the service as options.baseUrl. It ends in /v1. Without it, requests go to /v1 on the page's own origin."
      : `Correct options.baseUrl, which is ${baseUrl}. It is the address of the service, and ends in /v1.`;
  }
  if (error.name === 'ConnectionError') return adviceForSilence(setUp);
  if (error.code === 'project_not_found') {
    return `Correct options.project, which is "${project}". It is the name or the id of a project of this service.`;
  }
  if (error.code === 'integration_not_found') {
    return `Correct the prop integration, or deploy a manifest that has this integration to the project "${project}".`;
  }
  if (error.code === 'provider_not_found') {
    return 'Correct the prop provider: it is the name of a provider as GET /v1/providers has it.';
  }
  if (error.code === 'token_unavailable') return 'Make getToken return a consumer token, as text.';
  if (error.status !== 401) return undefined;
  return usesTokens
    ? `Check what getToken returns. It must be signed with a key that the project "${project}" knows, and not have expired.`
    : `Correct options.apiKey. It is a key of scope frontend, of the project "${project}".`;
}

/** Browsers do not say why a request got no answer. */
function adviceForSilence({ address }: SetUp): string {
  const { protocol, origin } = globalThis.location;
  const { protocol: theirs, origin: their, hostname } = new URL(address);
  const isLocal = /^(localhost|127\.|\[::1\])/.test(hostname);
  if (protocol === 'https:' && theirs === 'http:' && !isLocal) {
    return `Give the service an https address. This page came over https, so browsers block its requests to ${their}.`;
  }
  return their === origin
    ? 'Check that the service runs, and that the server of this page forwards /v1 to it.'
    : `Check that the service runs at ${their}. It accepts requests from pages of any origin, also ${origin}. If it runs, something in front of it answers, or removes its headers (CORS).`;
}
