import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { backendClient, fakeService, problem } from '../test/fake-service.ts';
import * as errors from './errors.ts';

const failure = async (reply: Response | Error) =>
  backendClient({ ...fakeService(reply), retry: { limit: 0 } })
    .topics.list()
    .then(
      () => {
        throw new Error('The call succeeded.');
      },
      (error: errors.DowelError) => error,
    );

describe('a refused call', () => {
  it.each([
    [400, errors.BadRequestError],
    [401, errors.AuthenticationError],
    [403, errors.PermissionError],
    [404, errors.NotFoundError],
    [409, errors.ConflictError],
    [422, errors.UnprocessableError],
    [429, errors.RateLimitError],
    [418, errors.DowelError],
    [500, errors.ServerError],
    [503, errors.ServerError],
  ])('with %d has a class of its own', async (status, Family) => {
    const error = await failure(problem(status));

    expect(error).toBeInstanceOf(Family);
    expect(error.name).toBe(Family.name);
  });

  it('carries the problem and says what happened, why, and what to do', async () => {
    const error = await failure(
      problem(409, {
        code: 'group_already_installed',
        title: 'The group has installed this integration already',
        detail: 'acme has installed crm-sync.',
        causes: ['ada installed it yesterday.'],
        remedy: 'Update the installation instead.',
        requestId: 'req-1',
      }),
    );

    expect(error).toMatchObject({
      status: 409,
      code: 'group_already_installed',
      retryable: false,
      requestId: 'req-1',
      operation: 'listTopics',
    });
    expect(error.message).toBe(
      'listTopics: 409 group_already_installed. acme has installed crm-sync. ada installed it yesterday. Update the installation instead.',
    );
  });

  it('names the request, also where only its header does', async () => {
    const headers = { 'X-Request-Id': 'req-2' };
    const answer = { operationId: 'op-1', errors: [{ message: 'No.' }] };

    const rejected = await failure(Response.json(answer, { status: 422, headers }));

    expect(rejected).toMatchObject({ name: 'WriteRejectedError', requestId: 'req-2' });
    const page = await failure(new Response('<html>', { status: 502, headers }));
    expect(page).toMatchObject({ requestId: 'req-2' });
  });

  it('tells developers what the builder can do, where the service says it', async () => {
    const words = { detail: 'No app.', remedy: 'Ask the people who run this.', builderRemedy: 'Add an app.' };

    const error = await failure(problem(400, { code: 'provider_app_missing', ...words }));

    expect(error).toMatchObject({ remedy: words.remedy, builderRemedy: words.builderRemedy });
    expect(error.message).toBe('listTopics: 400 provider_app_missing. No app. Add an app.');
  });

  it('keeps the issues of bad input', async () => {
    const issues = [{ name: 'updateMask', detail: 'names nothing' }];

    expect(await failure(problem(400, { issues }))).toMatchObject({ issues });
  });

  it('tells how long to wait', async () => {
    expect(await failure(problem(429, {}, { 'Retry-After': '9' }))).toMatchObject({ retryAfterMs: 9000 });
  });

  it('uses plain words of a body without a problem, and no markup', async () => {
    const words = await failure(new Response('mode is unknown', { status: 400 }));
    const page = await failure(new Response('<html>Bad gateway</html>', { status: 502 }));
    const gateway = await failure(Response.json({ message: 'Too many requests' }, { status: 429 }));

    expect(words.message).toBe('listTopics: 400. mode is unknown.');
    expect(gateway.message).toBe('listTopics: 429. Too many requests.');
    expect(page.message).toBe('listTopics: 502. The server gave no reason.');
  });

  it.each([
    { detail: [{ loc: ['body'], msg: 'Field required' }] },
    { detail: { reason: 'unknown' } },
    { causes: 'unknown' },
    { issues: { name: 'is too long' } },
  ])('is told as it is when something in front of the service writes %j', async (body) => {
    const error = await failure(Response.json(body, { status: 400 }));

    expect(error.toJSON()).toMatchObject({ name: 'BadRequestError', status: 400, retryable: false });
    expect(error.message).toBe('listTopics: 400. The server gave no reason.');
  });
});

describe('a call without an answer', () => {
  it('says where it went and what to check, with the failure as its cause', async () => {
    const cause = new TypeError('fetch failed');

    const error = await failure(cause);

    expect(error).toBeInstanceOf(errors.ConnectionError);
    expect(error).toMatchObject({ cause, retryable: true });
    expect(error.message).toContain('no complete answer from https://dowel.test');
  });

  it('refuses to follow a redirect with its credentials', async () => {
    const error = await failure(
      new Response(null, { status: 302, headers: { Location: 'https://elsewhere.test' } }),
    );

    expect(error).toBeInstanceOf(errors.ConnectionError);
    expect(error.message).toContain('Use the final address as baseUrl.');
  });
});

describe('telling our errors', () => {
  it('works across copies of the package', () => {
    const foreign = Object.assign(new Error(), { [Symbol.for('dowel.error')]: true });

    expect(errors.isDowelError(new errors.ConflictError('x'))).toBe(true);
    expect(errors.isDowelError(foreign)).toBe(true);
    expect(errors.isDowelError(new Error('x'))).toBe(false);
    expect(errors.isDowelError(undefined)).toBe(false);
  });
});

describe('logging an error', () => {
  it('shows neither credentials nor refused values', async () => {
    const error = await failure(problem(422, { issues: [{ name: 'apiKey', value: 'secret-1' }] }));

    expect(JSON.stringify(error)).not.toContain('secret-1');
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ status: 422, issues: [{ name: 'apiKey' }] });
    expect(inspect(await failure(new Error('down')), { depth: 9 })).not.toContain('key-1');
  });
});

describe('logging why a call failed', () => {
  it('shows the chain of causes by name, code and message, and nothing else of them', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:4310'), {
      code: 'ECONNREFUSED',
      headers: 'key-1',
    });
    const error = await failure(new TypeError('fetch failed', { cause: refused }));

    const logged = JSON.stringify(error);

    expect(JSON.parse(logged).cause).toEqual({
      name: 'TypeError',
      message: 'fetch failed',
      cause: { name: 'Error', message: 'connect ECONNREFUSED 127.0.0.1:4310', code: 'ECONNREFUSED' },
    });
    expect(logged).not.toContain('key-1');
  });

  it('keeps what the service named as causes', async () => {
    const error = await failure(problem(422, { causes: ['The field "x" is gone.'] }));

    expect(JSON.parse(JSON.stringify(error)).causes).toEqual(['The field "x" is gone.']);
  });
});
