/** Who a pretend consumer token is for, and until when. */
export interface ConsumerToken {
  groupRef: string;
  consumerRef: string;
  /** Default the present. */
  issuedAt?: Date;
  /** 1 to 600. Default 300. */
  expiresInSeconds?: number;
  /** Id of a JWT key of the store. */
  kid?: string;
}

/** A consumer token that the mock service takes. It is not signed, so no real service does. */
export function mockConsumerToken({
  groupRef,
  consumerRef,
  issuedAt = new Date(),
  expiresInSeconds = 300,
  kid = 'mock',
}: ConsumerToken): string {
  const iat = Math.floor(issuedAt.getTime() / 1000);
  const claims = { groupRef, consumerRef, sub: consumerRef, iat, exp: iat + expiresInSeconds };
  return [{ alg: 'RS256', kid, typ: 'JWT' }, claims, 'not a signature'].map(encode).join('.');
}

function encode(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
