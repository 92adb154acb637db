import { startTestServer, type TestServerOptions } from './start-test-server.ts';

/** A server with an org: an owner, a member, and somebody of another org. */
export async function startOrg(options: TestServerOptions = {}) {
  const server = await startTestServer(options);
  const { given, request } = server;
  const as = (builder: { headers: Record<string, string | null> }) => ({
    ask: (method: string, path: string, body?: unknown, headers: Record<string, string | null> = {}) =>
      request(method, `/v1${path}`, body, { ...builder.headers, ...headers }),
  });
  const owner = await given.builder();
  const { body: org } = await as(owner).ask('POST', '/orgs', { label: 'Acme' });
  const member = await given.builder({ orgId: org.id, role: 'member' });
  const stranger = await given.builder({ orgId: server.project.orgId });
  return {
    ...server,
    org,
    path: `/orgs/${org.id}`,
    people: { owner, member, stranger },
    as,
    asOwner: as(owner).ask,
    asMember: as(member).ask,
    asStranger: as(stranger).ask,
  };
}
