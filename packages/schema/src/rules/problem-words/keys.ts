import type { ProblemWords } from '../problem-body.ts';
import { invalidInputProblem } from './requests.ts';

export function apiKeyNotFoundProblem(): ProblemWords {
  return {
    // The key itself is a credential, so the message does not repeat it.
    detail: 'The project has no such API key.',
    remedy: 'List the API keys of the project to see which exist.',
  };
}

/** `invalid_request`: nothing could ever be called with the new key. */
export function apiKeyTimeOverProblem(expireTime: string): ProblemWords {
  const detail = 'must be in the future. The key would never work, so none was made';
  return invalidInputProblem({ in: 'body', name: 'expireTime', value: expireTime, detail });
}

/** `jwt_key_invalid`. `fault` is the rest of a sentence that begins with "The key". */
export function jwtKeyInvalidProblem(fault: string): ProblemWords {
  return {
    detail: `The key ${fault}.`,
    remedy: 'Send the public half, for example the output of "openssl pkey -in private.pem -pubout".',
    issues: [{ in: 'body', name: 'publicKeyPem', detail: fault }],
  };
}
