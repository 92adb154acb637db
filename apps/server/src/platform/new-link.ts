import { randomBytes } from 'node:crypto';
import { linkLife } from '@dowel/schema';
import { sha256 } from './digest.ts';

/** A secret for a new link, its digest, which is all that is stored, and when the link ends. */
export function newLink(
  { now }: { now(): Date },
  kind: 'link' | 'share',
  lifeSeconds: number = linkLife.usual,
): { token: string; tokenHash: string; expireTime: Date } {
  const token = `dowel_${kind}_${randomBytes(32).toString('base64url')}`;
  return { token, tokenHash: sha256(token), expireTime: new Date(now().getTime() + lifeSeconds * 1000) };
}
