import type { ApiKey } from '@dowel/schema';
import { serverNow } from '../app/clock.ts';
import type { State } from './states.ts';
import { count } from './time.ts';

/** A key that was not used for so long may have been forgotten. */
const forgottenMs = 30 * 24 * 60 * 60_000;

/** Whether a key works, and whether anything still uses it. */
export function keyState({ active, expireTime, lastUsedTime, createTime }: ApiKey, now = serverNow()): State {
  if (active === false) return { tone: 'neutral', icon: 'paused', words: 'Switched off' };
  if (expireTime !== undefined && Date.parse(expireTime) <= now)
    return { tone: 'neutral', icon: 'clock', words: 'Expired' };
  if (now - Date.parse(lastUsedTime ?? createTime) > forgottenMs)
    return { tone: 'neutral', icon: 'todo', words: 'Unused' };
  return { tone: 'success', icon: 'success', words: 'On' };
}

/** What a key may do, and what limits it. */
export function keyMay({
  scopes,
  allowedAddresses,
  integrationIds,
}: Pick<ApiKey, 'scopes' | Limits>): string {
  const limits = [
    ...(integrationIds ? [`for ${count(integrationIds.length, 'integration')}`] : []),
    ...(allowedAddresses ? ['from some addresses'] : []),
  ];
  return [scopesMay(scopes), ...limits].join(', ');
}

type Limits = 'allowedAddresses' | 'integrationIds';

function scopesMay(scopes: readonly string[]): string {
  if (scopes.includes('full')) return 'Everything';
  if (scopes.includes('frontend')) return 'Pages only';
  return scopes.map((scope) => scopeWords[scope] ?? scope).join(', ');
}

/** The kinds of work that a key can be for alone. */
export const scopeWords: Readonly<Record<string, string>> = {
  read: 'read',
  write: 'write',
  proxy: 'call providers',
  deploy: 'deploy',
  support: 'support',
};

/** `4 API keys. One has not been used for a month.` */
export function keysInShort(keys: readonly ApiKey[], now = serverNow()): string {
  const unused = keys.filter((key) => keyState(key, now).words === 'Unused').length;
  const forgotten = unused === 1 ? 'One has' : `${unused} have`;
  return `${count(keys.length, 'API key')}.${unused > 0 ? ` ${forgotten} not been used for a month.` : ''}`;
}
