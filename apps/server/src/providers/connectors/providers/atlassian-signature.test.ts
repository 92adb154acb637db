import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, it } from 'vitest';
import { isGenuine } from './atlassian-signature.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const seconds = NOW.getTime() / 1000;

function signed(claims: object, key = 'secret', alg = 'HS256'): Promise<string> {
  return new SignJWT({ ...claims }).setProtectedHeader({ alg }).sign(new TextEncoder().encode(key));
}

function isFrom(authorization: string, secrets = ['other', 'secret']): Promise<boolean> {
  const headers = new Headers({ authorization });
  return isGenuine({ method: 'POST', url: '', headers, body: new Uint8Array() }, secrets, NOW);
}

it.each<[string, object]>([
  ['without times', {}],
  ['that has not ended', { exp: seconds + 1 }],
  ['that has just ended by a clock that is behind', { exp: seconds - 30 }],
])('takes a token %s', async (_, claims) => {
  expect(await isFrom(`Bearer ${await signed(claims)}`)).toBe(true);
});

it('takes no token that has ended, begins later, or was signed with something else, or with nothing', async () => {
  const long = 'a-secret-that-is-long-enough-for-other-ways-to-sign-as-well-'.repeat(2);
  const refused: [string, string[]?][] = [
    [`Bearer ${await signed({ exp: seconds - 61 })}`],
    [`Bearer ${await signed({ nbf: seconds + 61 })}`],
    [`Bearer ${await signed({}, 'another')}`],
    [`Bearer ${await signed({}, long, 'HS512')}`, [long]],
    [`Bearer ${new UnsecuredJWT({}).encode()}`],
    [`Basic ${await signed({})}`],
    [await signed({})],
    ['Bearer a.b.c'],
    [''],
    [`Bearer ${await signed({})}`, ['']],
    [`Bearer ${await signed({})}`, []],
  ];

  for (const [authorization, secrets] of refused) {
    expect(await isFrom(authorization, secrets), authorization).toBe(false);
  }
});
