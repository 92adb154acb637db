import { createHmac } from 'node:crypto';

/** `whsec_` and base64 of 32 bytes. */
export const secret = `whsec_${Buffer.from('a key of thirty-two bytes, for 1').toString('base64')}`;
export const otherSecret = `whsec_${Buffer.from('a key of thirty-two bytes, for 2').toString('base64')}`;

/** When messages are signed here. */
export const sentTime = new Date('2026-11-20T08:00:00.000Z');
export const now = () => sentTime;

interface Signed {
  id?: string;
  time?: Date;
  secret?: string;
}

/** The three headers, made by Node and not by the library that checks them. */
export function sign(
  body: string,
  { id = 'msg_1', time = sentTime, secret: key = secret }: Signed = {},
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = `${Math.floor(time.getTime() / 1000)}`;
  const hmac = createHmac('sha256', Buffer.from(key.slice('whsec_'.length), 'base64'));
  const signature = hmac.update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

export function post(body: string, headers: Record<string, string> = sign(body)): Request {
  return new Request('https://product.example/webhooks', { method: 'POST', headers, body });
}
