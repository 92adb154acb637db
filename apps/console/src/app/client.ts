import { DowelClient } from '@dowel/client';

/**
 * A client for a project, which calls with the cookie of the person who is signed in. The server takes the cookie for
 * calls from pages of its own origin. No project: only calls about the person and their orgs.
 */
export function clientOf(project?: string): DowelClient {
  return new DowelClient({ ...(project && { project }), sessionToken: 'cookie', fetch: withCookie });
}

/** The cookie is the credential, so no other is sent. Scripts cannot read it. */
function withCookie(request: Request): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete('authorization');
  return fetch(new Request(request, { headers, credentials: 'same-origin' }));
}
