import { signInCommandLineProblem } from '@dowel/schema/rules';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import { readBody } from '../../../platform/requests/body-limit.ts';
import type { RawRequest, RawRoute } from '../../../platform/requests/raw-route.ts';
import { readForm } from '../form.ts';
import { orFailure } from '../or-failure.ts';
import { findSignedIn, nameOf, toSignIn } from '../signed-in.ts';
import { COMMAND_LINE_PATH, renderCode, renderQuestion } from './page.ts';
import { CommandLineExchange, CommandLineRequest } from './rules.ts';
import * as commandLines from './service.ts';

/** The largest body we accept, in bytes: a code and a verifier. */
const maxBodyBytes = 1024;

export const commandLineRoutes: readonly RawRoute[] = [
  { operation: 'askForCommandLine', method: 'GET', path: COMMAND_LINE_PATH, handle: ask },
  { operation: 'agreeToCommandLine', method: 'POST', path: COMMAND_LINE_PATH, handle: agree },
  { operation: 'signInCommandLine', method: 'POST', path: `${COMMAND_LINE_PATH}/session`, handle: exchange },
];

async function ask(visit: RawRequest): Promise<Response> {
  return orFailure(visit, 'askForCommandLine', async () => {
    const { context, request } = visit;
    const wanted = toRequest(visit.query());
    const signedIn = await findSignedIn(context, request.headers);
    return signedIn ? renderQuestion(context, wanted, nameOf(signedIn)) : toSignIn(context, request);
  });
}

async function agree(visit: RawRequest): Promise<Response> {
  return orFailure(visit, 'agreeToCommandLine', async () => {
    const { context, request } = visit;
    const wanted = toRequest(Object.fromEntries(await readForm(context, request)));
    const signedIn = await findSignedIn(context, request.headers);
    if (!signedIn) throw new ProblemError('sign_in_code_invalid', signInCommandLineProblem('signed-out'));
    return renderCode(wanted, await commandLines.agree(context, signedIn.builder.id, wanted.challenge));
  });
}

/** Answers the program itself. It needs no cookie: the verifier says that it is the one that asked. */
async function exchange({ context, request }: RawRequest): Promise<Response> {
  const { session, builder } = await commandLines.exchange(context, await readExchange(request));
  return Response.json(
    {
      token: session.token,
      expireTime: session.expireTime.toISOString(),
      builder: { id: builder.id, name: builder.fullName, email: builder.primaryEmail },
    },
    { status: 201, headers: { 'Cache-Control': 'no-store' } },
  );
}

function toRequest(values: Readonly<Record<string, string>>): CommandLineRequest {
  const parsed = CommandLineRequest.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new ProblemError('sign_in_code_invalid', signInCommandLineProblem('damaged'));
}

async function readExchange(request: Request): Promise<CommandLineExchange> {
  const text = Buffer.from(await readBody(request, maxBodyBytes)).toString();
  const parsed = CommandLineExchange.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  throw commandLines.invalid();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
