import { describe, expect, it } from 'vitest';
import { startSignInServer } from '../../../../test/signing-in.ts';
import type { OtherBase } from '../../../providers/connectors/engine/call.ts';
import { restConnector } from '../../../providers/connectors/rest-connector.ts';
import { sandbox } from '../../../providers/connectors/sandbox.ts';
import { OpenConnection } from '../service.ts';

/** A connection, and the addresses that calls with its credentials were sent to. */
async function startCalled() {
  const server = await startSignInServer();
  const { id } = await server.given.oauthConnection();
  const { outgoing } = server.dependencies;
  const called: string[] = [];
  const watching = Object.assign(async (address: string | URL, init?: RequestInit) => {
    if (new Headers(init?.headers).has('authorization')) called.push(String(address));
    return outgoing(address, init);
  }, outgoing);
  const open = new OpenConnection({ ...server.context(), outgoing: watching }, id);
  return { ...server, called, fetch: open.fetchFor('read') };
}

describe('another base URL of a provider', () => {
  it('is that of the records of an object, where the connector says so', async () => {
    const { called, fetch, sandboxUrl } = await startCalled();
    const list = { ...sandbox.object.list, request: { path: '/api/v1/objects/{objectName}/records' } };
    const root: OtherBase = (_, used) => used.replace('/api/v1', '');
    const connector = restConnector({
      ...sandbox,
      object: { ...sandbox.object, list },
      functions: { baseOf: (name) => (name === 'contacts' ? root : undefined) },
    });
    const request = { fields: ['email'], pageSize: 1 };

    const page = await connector.readPage({ ...request, objectName: 'contacts' }, undefined, fetch);
    const other = connector.readPage({ ...request, objectName: 'companies' }, undefined, fetch);

    expect(page.records).toHaveLength(1);
    await expect(other).rejects.toMatchObject({ status: 404 });
    expect(called.map((address) => new URL(address).pathname)).toEqual([
      '/api/v1/objects/contacts/records',
      '/api/v1/api/v1/objects/companies/records',
    ]);
    expect(new Set(called.map((address) => new URL(address).origin))).toEqual(new Set([sandboxUrl]));
  });

  it('has values of the connection, and gets no credentials without them or at a host that is not of the catalogue', async () => {
    const { called, fetch } = await startCalled();

    await expect(fetch('/me', { base: (_, used) => `${used}/{{.realmId}}` })).rejects.toMatchObject({
      message: expect.stringContaining('realmId'),
    });
    const hosts: [OtherBase, string][] = [
      [() => 'https://evil.example/api', '/me'],
      // A value of a record could name it.
      [(_, used) => used.replace('://', '://evil.example@x'), '/me'],
      [(_, used) => used, 'https://evil.example/next'],
    ];
    for (const [base, path] of hosts) {
      await expect(fetch(path, { base }), path).rejects.toMatchObject({ kind: 'unreachable' });
    }
    expect(called).toEqual([]);
  });
});
