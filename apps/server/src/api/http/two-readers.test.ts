import { describe, expect, it } from 'vitest';
import { startSignInServer } from '../../../test/signing-in.ts';
import { startTestServer } from '../../../test/start-test-server.ts';

/** A request that is refused, and that both customers and builders can send. */
const unknownProvider = { provider: 'nothing', groupRef: 'acme', consumerRef: 'ada', apiKey: 'x' };

describe('being told what can be done', async () => {
  const { request, project, given, makeFrontendKey } = await startTestServer();

  it('is said to the builder in words for both readers', async () => {
    const answer = await request('POST', `/v1/projects/${project.id}/connections:generate`, unknownProvider);

    expect(answer.body).toMatchObject({
      code: 'provider_unknown',
      remedy: 'Ask the people who run this product.',
      builderRemedy: expect.stringContaining('GET /v1/providers'),
    });
  });

  it.each(['a page', 'an end user', 'nobody known'])(
    'is said to %s in words for people only',
    async (caller) => {
      const token = await given.consumerToken({ groupRef: 'acme', consumerRef: 'ada' });
      const headers = {
        'a page': { 'x-api-key': await makeFrontendKey() },
        'an end user': { 'x-api-key': null, authorization: `Bearer ${token}` },
        'nobody known': { 'x-api-key': 'wrong' },
      }[caller];

      const path = `/v1/projects/${project.id}/connections:generate`;
      const { body } = await request('POST', path, unknownProvider, headers);

      expect(body.remedy).toBeTruthy();
      expect(body).not.toHaveProperty('builderRemedy');
    },
  );

  it('is said in words for builders to everybody in development', async () => {
    const { request, project, makeFrontendKey } = await startTestServer({ env: { NODE_ENV: 'development' } });
    const path = `/v1/projects/${project.id}/connections:generate`;

    const page = await request('POST', path, unknownProvider, { 'x-api-key': await makeFrontendKey() });
    const unknown = await request('POST', path, unknownProvider, { 'x-api-key': 'wrong' });
    const nothing = await request('GET', '/v1/nothing/here');

    expect(page.body.builderRemedy).toContain('GET /v1/providers');
    expect(unknown.body.builderRemedy).toContain('active API key');
    expect(nothing.body.builderRemedy).toContain('under /read/v1');
  });

  it('leaves to a header and the detail what is wrong with a token', async () => {
    const headers = { 'x-api-key': null, authorization: 'Bearer a.b.c' };

    const answer = await request('GET', `/v1/projects/${project.id}/connections`, undefined, headers);

    const reason = 'The consumer token is refused: it is not a signed JWT.';
    expect(answer.body).toMatchObject({ code: 'token_invalid', detail: reason });
    expect(answer.body.remedy).toBe('Reload the page. If that does not help, sign in again.');
    expect(answer.headers.get('www-authenticate')).toContain(`error_description="${reason}"`);
  });

  it('is said of a sign-in that is not set up', async () => {
    const { request, project, makeFrontendKey, providerApp } = await startSignInServer();
    await request('DELETE', `/v1/projects/${project.id}/provider-apps/${providerApp.id}`);
    const body = { projectIdOrName: project.id, provider: 'sandbox', groupRef: 'acme', consumerRef: 'ada' };

    const answer = await request('POST', '/v1/oauth-connect', body, { 'x-api-key': await makeFrontendKey() });

    expect(answer.body).toMatchObject({
      code: 'provider_app_missing',
      remedy: 'Ask the people who run this product to set up Juniper CRM.',
    });
  });
});
