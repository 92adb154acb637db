import { describe, expect, it } from 'vitest';
import { authorizedFetch } from '../../../../test/authorized-fetch.ts';
import { startSignInServer } from '../../../../test/signing-in.ts';

type Answer = (path: string) => Response | undefined;

/** A server on which a person signs in to a workspace of the sandbox. `intercept` answers instead of the sandbox. */
async function startWorkspaces({ intercept }: { intercept?: Answer } = {}) {
  const asked: string[] = [];
  const state = { intercept };
  const server = await startSignInServer({
    outgoing: async (address, init) => {
      const { pathname } = new URL(address);
      asked.push(pathname);
      return state.intercept?.(pathname) ?? fetch(address, init);
    },
  });
  const { given } = server;
  await given.providerApp({ provider: 'sandboxWorkspace', scopes: ['crm.read', 'crm.write'] });
  const signIn = async (workspace = 'acme') =>
    server.signIn(
      {
        provider: 'sandboxWorkspace',
        providerMetadata: { workspace: { value: workspace, source: 'input' } },
      },
      { account: workspace },
    );
  return {
    ...server,
    asked,
    signIn,
    intercept(answer: Answer | undefined) {
      state.intercept = answer;
    },
    call: async (path: string, module?: string) => {
      const [connection] = await server.list();
      return authorizedFetch(server.context(), connection.id, module === undefined ? {} : { module })(path);
    },
  };
}

const tenantIs =
  (answer: () => Response): Answer =>
  (path) =>
    path.endsWith('/tenant') ? answer() : undefined;

describe('signing in to a provider that tells more afterwards', () => {
  // @holds S112
  it('fetches what its modules need, and calls each at its address', async () => {
    const { signIn, list, call, asked } = await startWorkspaces();

    const page = await signIn();
    const [connection] = await list();
    const [crm, archive] = [await call('/me'), await call('/me', 'archive')];

    expect(page.status).toBe(200);
    const { workspace, cloudId, archiveId, plan } = connection.providerMetadata;
    expect(connection).toMatchObject({ status: 'working', diagnosis: { reason: 'ok' } });
    expect(workspace).toEqual({ value: 'acme', source: 'input' });
    expect([cloudId.source, archiveId.source]).toEqual(['provider', 'provider']);
    expect(plan).toEqual({ value: 'growth', source: 'token', displayName: 'Plan' });
    expect([crm.status, archive.status]).toEqual([200, 200]);
    expect(asked.slice(-2)).toEqual([
      `/w/acme/clouds/${cloudId.value}/api/v1/me`,
      `/w/acme/archives/eu/${archiveId.value}/api/v1/me`,
    ]);
  });

  it('asks for scopes by the whole names of the workspace, without which it does not begin', async () => {
    const { begin, toProvider } = await startWorkspaces();
    const providerMetadata = { workspace: { value: 'acme', source: 'input' } };

    const { body } = await begin({ provider: 'sandboxWorkspace', providerMetadata });
    const { pathname, searchParams } = await toProvider(body);
    const without = await begin({ provider: 'sandboxWorkspace' });

    expect(without).toMatchObject({ status: 400, body: { code: 'provider_metadata_missing' } });

    expect(pathname).toBe('/w/acme/oauth/authorize');
    expect(searchParams.get('scope')).toMatch(
      /\/w\/acme\/scopes\/crm\.read .*\/w\/acme\/scopes\/crm\.write$/,
    );
  });

  it('forgets what an account told when the person signs in to another', async () => {
    const { signIn, list, call, request, connections } = await startWorkspaces();
    await signIn('acme');
    const [before] = await list();
    await signIn('globex');

    await request('PATCH', `${connections}/${before.id}`, {
      updateMask: ['account'],
      connection: { account: { id: 'globex' } },
    });

    const [after] = await list();
    expect(after.id).toBe(before.id);
    expect(after.providerMetadata.cloudId.value).not.toBe(before.providerMetadata.cloudId.value);
    expect((await call('/me')).status).toBe(200);
  });
});

describe('a provider that does not tell what its addresses need', () => {
  // @holds S68
  it.each([
    ['is away', () => new Response('down', { status: 503 }), 'provider_unreachable', 'provider'],
    [
      'refuses to',
      () => Response.json({ message: 'No.' }, { status: 403 }),
      'insufficient_scope',
      'consumer',
    ],
    ['answers HTML', () => new Response('<html>'), 'provider_unreachable', 'provider'],
    [
      'is behind a firewall',
      () => new Response('<html>', { status: 403 }),
      'provider_unreachable',
      'provider',
    ],
    ['answers without it', () => Response.json({ cloud_id: '' }), 'provider_unreachable', 'provider'],
    [
      'names a way out of the path',
      () => Response.json({ cloud_id: '../..' }),
      'provider_unreachable',
      'provider',
    ],
  ])('%s: the connection says so, and no request is sent until it does', async (_, answer, reason, actor) => {
    const { signIn, list, call, asked, intercept } = await startWorkspaces({ intercept: tenantIs(answer) });

    await signIn();
    const [connection] = await list();
    asked.length = 0;
    const refused = call('/me');

    expect(connection).toMatchObject({ status: 'created', diagnosis: { reason, actor } });
    await expect(refused).rejects.toMatchObject({ code: 'provider_metadata_missing' });
    expect(asked).toEqual(['/w/acme/api/v1/tenant']);

    intercept(undefined);
    expect((await call('/me')).status).toBe(200);
    expect(await list()).toMatchObject([{ status: 'working', diagnosis: { reason: 'ok' } }]);
  });

  it('leads nobody to another host', async () => {
    const stray = tenantIs(() => Response.json({ cloud_id: '@evil.example/', archive_id: 'a' }));
    const { signIn, asked } = await startWorkspaces({ intercept: stray });

    await signIn();

    expect(asked.every((path) => path.startsWith('/w/acme/'))).toBe(true);
  });
});
