/** What a pretend consumer token says: for whom it is, and how long it is valid. */
export interface ConsumerToken {
  groupRef: string;
  consumerRef: string;
  /** Default: now. */
  issuedAt?: Date;
  /** 1 to 600. Default 300. */
  expiresInSeconds?: number;
  /** Id of a JWT key in the store. It decides the project. */
  kid?: string;
}

/** Makes a consumer token that only the mock service accepts. It is not signed, so no real service accepts it. */
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
