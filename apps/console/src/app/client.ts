import { DowelClient } from '@dowel/client';
import type { BuilderInfo } from '@dowel/schema';
import { ownPath } from './base-path.ts';
import { compareClocks } from './clock.ts';
import { queryClient } from './query-client.ts';
import { withoutTurns } from './without-turns.ts';

const MOST_WAIT_MS = 5_000;

/**
 * A client for a project, which calls with the cookie of the person who is signed in. The server takes the cookie for
 * calls from pages of its own origin. No project: only calls about the person and their orgs. Only what is shown as it is
 * keeps the marks that turn text.
 */
export function clientOf(project?: string, { keepsTurns = false } = {}): DowelClient {
  return new DowelClient({
    ...(project && { project }),
    sessionCookie: true,
    baseUrl: ownPath('/v1'),
    // A person is told of a busy server, and does not wait for a minute without a word.
    retry: { maxRetryAfterMs: MOST_WAIT_MS },
    // The pages show what a list has left out.
    hooks: { onWarning() {} },
    fetch: async (request) => {
      // The cookie is that of all tabs. When it has become another person's, the server refuses what this page sends.
      const shown: BuilderInfo | undefined = queryClient.getQueryData(['my-info']);
      if (shown) request.headers.set('Dowel-Builder', shown.builder.id);
      const askedMs = Date.now();
      const response = await fetch(request);
      compareClocks(response, askedMs);
      return keepsTurns ? response : withoutTurns(response);
    },
  });
}
