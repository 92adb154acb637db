import { validate } from 'uuid';

/** The token that asks for the page after an operation. Opaque to callers. */
export function toPageToken(lastId: string): string {
  return Buffer.from(`1:${lastId}`).toString('base64url');
}

/** The operation a page token stands for; undefined when it is not one of ours. */
export function fromPageToken(token: string): string | undefined {
  const [version, id, ...rest] = Buffer.from(token, 'base64url').toString('utf8').split(':');
  return version === '1' && rest.length === 0 && id !== undefined && validate(id) ? id : undefined;
}
