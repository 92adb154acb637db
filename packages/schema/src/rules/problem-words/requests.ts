import type { InputValidationIssue } from '../../resources/problem.ts';
import type { ProblemWords } from '../problem-body.ts';
import { RELOAD_OR_ASK, TRY_AGAIN_LATER } from './remedies.ts';

/** One bad input: where it is, and what is wrong with it as the end of a sentence. */
export type BadInput = Required<Pick<InputValidationIssue, 'in' | 'name' | 'detail'>> & { value?: unknown };

const CORRECT_THE_ISSUES = 'Correct what the issues name, and send it again.';

/** `invalid_request` for one bad input that the schemas cannot detect. */
export function invalidInputProblem(
  input: BadInput,
  remedy: Pick<ProblemWords, 'remedy' | 'builderRemedy'> = { remedy: CORRECT_THE_ISSUES },
): ProblemWords {
  return { detail: `${input.name}: ${input.detail}`, ...remedy, issues: [input] };
}

/** `invalid_request` for what an endpoint's validators found. */
export function invalidRequestProblem(
  issues: readonly InputValidationIssue[],
  found = issues.length,
): ProblemWords {
  return {
    detail: 'Part of the request is missing or invalid, so nothing was changed.',
    remedy: CORRECT_THE_ISSUES,
    causes: issues.map(({ name, detail }) => `${name}: ${detail}`),
    causesLeft: Math.max(0, found - issues.length),
    issues,
  };
}

export function memberMisspeltProblem(issues: readonly InputValidationIssue[]): ProblemWords {
  return {
    detail:
      'A name in the request is misspelt or in the wrong place. Without it, more would be given or done than was meant, so nothing was done.',
    remedy: RELOAD_OR_ASK,
    builderRemedy: issues.map(({ remedy }) => remedy).join(' '),
    causes: issues.map(({ name, detail }) => `${name}: ${detail}`),
    issues,
  };
}

/** `invalid_request`: a path parameter is too long. */
export function longPathParameterProblem(name: string, length: number, longest: number): ProblemWords {
  return invalidInputProblem({
    in: 'path',
    name,
    detail: `has ${length} characters; at most ${longest} are taken`,
  });
}

/** `body_not_json`. `sentAs`: the header of the request by which the body is something else. */
export function bodyNotJsonProblem(sentAs?: string): ProblemWords {
  return {
    detail: 'The body cannot be read as JSON in UTF-8, so nothing was done.',
    remedy: RELOAD_OR_ASK,
    builderRemedy: sentAs
      ? `Send the JSON as it is, in UTF-8 and not compressed. The request said "${sentAs}".`
      : 'Send a JSON body with the header Content-Type: application/json.',
  };
}

export function bodyTooLargeProblem(limitBytes: number): ProblemWords {
  return {
    detail: `The body has more than ${limitBytes} bytes, which is the limit here.`,
    remedy: 'Send less at once.',
  };
}

export function bodyTooSlowProblem(minBytesPerSecond: number): ProblemWords {
  return {
    detail: `The body came at less than ${minBytesPerSecond / 1024} KiB a second, so the server did not wait for the rest.`,
    remedy: 'Send it again over a faster connection, or send less at once.',
  };
}

/** `body_too_slow`: nothing came for a while. */
export function bodyStalledProblem(seconds: number): ProblemWords {
  return {
    detail: `No part of the body came for ${seconds} seconds, so the server did not wait for the rest.`,
    remedy: 'Send it again over a better connection, or send less at once.',
  };
}

export function tooManyRequestsProblem(): ProblemWords {
  return {
    detail: 'Too many requests are being handled at once, so this one was not started.',
    remedy: TRY_AGAIN_LATER,
    builderRemedy:
      'Send it again after the seconds in Retry-After, and send fewer requests of this project at the same time.',
  };
}

/** `too_many_requests`: as many streams of changes are open as may be. */
export function tooManyStreamsProblem(): ProblemWords {
  return {
    detail:
      'As many streams of changes are open as one caller or project may have, so this one was not opened.',
    remedy: TRY_AGAIN_LATER,
    builderRemedy: 'Close streams that nobody reads, or ask for what you need now and then.',
  };
}

/** What a rate limit counts: the requests of a caller, a project, an organisation, or from an address without credentials. */
export type LimitedBy = 'caller' | 'project' | 'org' | 'address';

const sendersWords = {
  caller: 'You have sent',
  project: 'The callers of this project have sent',
  org: 'The callers of all projects of this organisation have sent',
  address: 'Somebody at your network address has sent',
} as const;

/** `too_many_requests`: a rate limit of `perSecond` requests a second was passed. */
export function rateLimitedProblem(
  limited: LimitedBy,
  { perSecond, waitSeconds }: { perSecond: number; waitSeconds: number },
): ProblemWords {
  const seconds = waitSeconds === 1 ? 'in one second' : `in ${waitSeconds} seconds`;
  return {
    detail: `${sendersWords[limited]} more requests than are taken, so this one was not handled. The next one is taken ${seconds}.`,
    remedy: TRY_AGAIN_LATER,
    builderRemedy: `Wait for the seconds in Retry-After, then send at most ${perSecond} requests a second. The operator of this server can raise the limit.`,
  };
}

/** `credentials_missing`: the metrics were asked for without the operator's token. */
export function metricsTokenProblem(): ProblemWords {
  return {
    detail: 'The metrics need the token that the operator has set, and it was not sent.',
    remedy: 'Ask the operator of this server.',
    builderRemedy: 'Send the value of DOWEL_METRICS_TOKEN as Authorization: Bearer <token>.',
  };
}

export function endpointNotFoundProblem(): ProblemWords {
  return {
    detail: 'There is nothing at this address.',
    remedy: 'Check the address.',
    builderRemedy:
      'Check the path, which has no slash at its end. Every endpoint of the interface is under /v1. Those that read, write and search records are under /read/v1, /write/v1 and /search/v1.',
  };
}

/** `method_not_allowed`. `allowed` are the address's methods, separated by commas. */
export function methodNotAllowedProblem(method: string, allowed: string): ProblemWords {
  return {
    detail: `This address does not accept ${method}. It accepts ${allowed}.`,
    remedy: RELOAD_OR_ASK,
    builderRemedy: `Use ${allowed}, or check the path.`,
  };
}

/** `invalid_request`: a page token that this list did not issue. */
export function pageTokenProblem(): ProblemWords {
  const detail = 'The page token is not from this list, or it is for other parameters or another caller.';
  const remedy =
    'Send the token from the previous page with the same parameters, or no token to start at the first page.';
  return { detail, remedy, issues: [{ in: 'query', name: 'pageToken', detail, remedy }] };
}
