import { randomBytes } from 'node:crypto';
import { v4 } from 'uuid';
import { storableText } from '../../provider-words/storable.ts';
import type { AccountEvents } from '../connector-events.ts';
import type { ProviderFetch } from '../engine/call.ts';
import type { RestApi } from '../engine/definition.ts';
import { ProviderError } from '../engine/provider-error.ts';
import { isSecret } from '../engine/webhooks/is-signed.ts';

const LIFETIME_MS = 7 * 24 * 60 * 60_000;

/**
 * Google only says that something of the calendar has changed. Each channel has a token that Dowel chooses, and ends by
 * itself. Channels cannot be listed, so what an attempt that was cut off has made stays until then.
 * https://developers.google.com/workspace/calendar/api/guides/push
 */
export function googleChannels(apiOf: (fetch: ProviderFetch) => RestApi): AccountEvents {
  return {
    scope: 'account',
    lifetimeMs: LIFETIME_MS,
    isList: false,
    canTell: () => false,
    read: () => undefined,
    readKept: () => undefined,
    withObjectRefs: async (events) => [...events],
    isGenuine: async ({ headers }, secrets) => isSecret(headers.get('x-goog-channel-token'), secrets),
    // The first message says that the channel is open.
    hasNews: (headers) => headers.get('x-goog-resource-state') !== 'sync',
    async subscribe({ address, now }, fetch) {
      const token = randomBytes(32).toString('base64url');
      const expiration = now.getTime() + LIFETIME_MS;
      const { body, status } = await apiOf(fetch).getJson(
        { method: 'POST', path: '/v3/calendars/primary/events/watch' },
        {},
        { type: 'web_hook', id: v4(), address, token, expiration },
      );
      // They go back to Google only.
      const [id, resourceId] = [body.text('id')?.toSend(), body.text('resourceId')?.toSend()];
      if (id !== undefined && resourceId !== undefined) {
        return { id: storableText(JSON.stringify([id, resourceId])), secret: token, refused: [] };
      }
      const words = `Google answered ${status} without the ids of the channel.`;
      throw new ProviderError('rejected', words, { status });
    },
    // All changes have one channel.
    subscribeToEach: async () => ({ made: [], refused: [] }),
    async removeOthers({ keptId, lastId }, fetch) {
      if (lastId === undefined || lastId === keptId) return { count: 0, isKept: true, left: [] };
      const [id, resourceId] = JSON.parse(lastId);
      await apiOf(fetch).end({
        method: 'POST',
        path: '/v3/channels/stop',
        body: { id: String(id), resourceId: String(resourceId) },
      });
      return { count: 1, isKept: true, left: [] };
    },
  };
}
