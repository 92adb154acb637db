import { describe, expect, it } from 'vitest';
import { openSandboxAccount, renewCredentials } from '../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../test/signing-in.ts';

async function startServer() {
  const server = await startSignInServer();
  const { apiKey, accountId } = await openSandboxAccount(server.sandboxUrl);
  const { id } = await server.given.connection({ apiKey });
  return {
    ...server,
    id,
    apiKey,
    accountId,
    update: (updateMask: string[], connection: object, of = id) =>
      server.request('PATCH', `${server.connections}/${of}`, { updateMask, connection }),
    read: async () => (await server.request('GET', `${server.connections}/${id}?includeCreds=true`)).body,
  };
}

describe('changing a connection', () => {
  // @holds S28
  it('rotates an API key that the provider accepts', async () => {
    const { update, read, sandboxUrl, accountId } = await startServer();
    const { apiKey } = await renewCredentials(sandboxUrl, accountId);

    const answer = await update(['apiKey'], { apiKey });

    expect(answer).toMatchObject({ status: 200, body: { status: 'working' } });
    expect(await read()).toMatchObject({ apiKey });
  });

  // @holds S28
  it('tells when, each time', async () => {
    const { update, read, advanceClock, now } = await startServer();
    const before = await read();
    const changeTo = async (providerWorkspaceRef: string) => {
      advanceClock(60_000);
      await update(['providerWorkspaceRef'], { providerWorkspaceRef });
      return { shown: (await read()).updateTime, now: now().toISOString() };
    };

    const [first, second] = [await changeTo('one'), await changeTo('two')];

    expect(first.shown).toBe(first.now);
    expect(second.shown).toBe(second.now);
    expect(await read()).toMatchObject({ createTime: before.createTime });
  });

  it('keeps the key that is there when the provider refuses the new one', async () => {
    const { update, read, apiKey } = await startServer();

    const answer = await update(['apiKey'], { apiKey: 'juniper_wrong_key' });

    expect(answer).toMatchObject({ status: 422, body: { code: 'credentials_rejected' } });
    expect(answer.body.detail).toContain('The stored ones were kept');
    expect(JSON.stringify(answer.body)).not.toContain('juniper_wrong_key');
    expect(await read()).toMatchObject({ apiKey, status: 'working' });
  });

  // @holds S39
  it('replaces the metadata as a whole, and the workspace with it', async () => {
    const { update, read } = await startServer();
    const value = (text: string) => ({ value: text, source: 'input' });

    await update(['providerMetadata'], {
      providerMetadata: { workspace: value('one'), region: value('eu') },
    });
    const both = await read();
    await update(['providerMetadata'], { providerMetadata: { workspace: value('two') } });
    const replaced = await read();
    await update(['providerWorkspaceRef'], { providerWorkspaceRef: 'three' });

    expect(both).toMatchObject({ providerWorkspaceRef: 'one', providerMetadata: { region: value('eu') } });
    expect(replaced).toMatchObject({ providerWorkspaceRef: 'two' });
    expect(replaced.providerMetadata).toEqual({ workspace: value('two') });
    expect(await read()).toMatchObject({
      providerWorkspaceRef: 'three',
      providerMetadata: { workspace: value('three') },
    });
  });

  it('applies only what the mask names', async () => {
    const { update, read, apiKey } = await startServer();

    await update(['providerWorkspaceRef'], { providerWorkspaceRef: 'one', apiKey: 'juniper_wrong_key' });

    expect(await read()).toMatchObject({ apiKey, providerWorkspaceRef: 'one' });
  });

  it.each([
    ['an unknown path', ['authScheme'], {}],
    ['a path without a value', ['apiKey'], {}],
  ])('refuses %s and lists the allowed ones', async (_, mask, values) => {
    const { update } = await startServer();

    const answer = await update(mask, values);

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_update_mask' } });
    expect(answer.body.builderRemedy).toContain(
      'providerWorkspaceRef, providerMetadata, apiKey, basicAuth, customAuth, oauth2ClientCredentials, oauth2PasswordCredentials, account',
    );
  });

  it.each([
    ['basicAuth', { basicAuth: { username: 'a', password: 'b' } }],
    ['oauth2ClientCredentials', { oauth2ClientCredentials: { clientId: 'a', clientSecret: 'b' } }],
  ])('refuses %s on a connection by API key', async (mask, values) => {
    const { update, read, apiKey } = await startServer();

    const answer = await update([mask], values);

    expect(answer).toMatchObject({ status: 422, body: { code: 'auth_scheme_mismatch' } });
    expect(await read()).toMatchObject({ apiKey });
  });

  it('refuses a key on a connection by OAuth', async () => {
    const { update, given } = await startServer();
    const { id } = await given.oauthConnection({ consumerRef: 'bob' });

    const answer = await update(['apiKey'], { apiKey: 'k' }, id);

    expect(answer).toMatchObject({ status: 422, body: { code: 'auth_scheme_mismatch' } });
  });

  it('answers 404 for a connection that is not there', async () => {
    const { update } = await startServer();

    const answer = await update(['apiKey'], { apiKey: 'k' }, 'nope');

    expect(answer).toMatchObject({ status: 404, body: { code: 'connection_not_found' } });
  });
});
