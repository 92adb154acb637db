import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthWhenDoubled, MOST_GROWTH } from '../../../../../packages/schema/src/rules/doubling.fixture.ts';
import { echoes, secretsIn } from '../../../test/attack/echoes.ts';
import { nextLinkOf } from './provider-body.ts';
import { ProviderText } from './provider-text.ts';
import { SecretsInUse } from './secrets-in-use.ts';

const secret = 'sk_live/9aF+x=Q"~&<k3y>é';

const words = (text: string, ...secrets: string[]) => twice('words', text, secrets);
const data = (text: string, ...secrets: string[]) => twice('data', text, secrets);

/** Only from the second text on, all pieces of the secrets are known. */
function twice(as: 'words' | 'data', text: string, all: string[]): string {
  const secrets = new SecretsInUse(all);
  const first = new ProviderText(text)[as](secrets);

  expect(new ProviderText(text)[as](secrets)).toBe(first);
  return first;
}

it.each([
  ['addresses that do not end', '', '<'],
  ['names of relations', '<https://oak.example>; rel=x', ' next'],
  ['spaces', '<https://oak.example>; rel=', ' '],
])('looks for the next page in a long header with many %s in proportion to its length', (_, begin, many) => {
  const growth = growthWhenDoubled((length) => {
    const answer = new Response(null, { headers: { link: `${begin}${many.repeat(length)}"x` } });
    return () => nextLinkOf(answer);
  }, 2000);

  expect(growth).toBeLessThan(MOST_GROWTH);
});

it.each([
  ['<https://oak.example/2>; rel="next"', 'https://oak.example/2'],
  [
    '<a>; rel=prev, <https://oak.example/2>; title="2"; REL="last Next"; results="true"',
    'https://oak.example/2',
  ],
  ['<https://oak.example/2>; rel="next"; results="false"', undefined],
  ['<https://oak.example/2>; rel="nextish"; title=next', undefined],
])('reads the next page of %s', (link, next) => {
  expect(nextLinkOf(new Response(null, { headers: { link } }))?.toSend()).toBe(next);
});

describe("taking secrets out of a provider's words", () => {
  // @holds P1
  it.each(Object.keys(echoes))('hides one that is written as %s', (way) => {
    const said = `The key (${echoes[way]?.(secret)}) is not ours`;

    expect(secretsIn(words(said, secret), { secret })).toEqual([]);
    expect(words(said, secret)).toMatch(way === 'cutOff' ? /^The key/ : /^The key .*•••.* is not ours$/);
  });

  it('hides every one of several', () => {
    expect(words('first-secret and second-secret', 'first-secret', 'second-secret')).toBe('••• and •••');
  });

  it('hides any secret in any spelling, wherever in a sentence', () => {
    const character = fc.constantFrom(...'abcXYZ019-_.~+/=:;"&<>é€\u{1f511}');
    const secrets = fc.array(character, { minLength: 17, maxLength: 60 }).map((all) => all.join(''));
    const ways = fc.constantFrom(...Object.keys(echoes));
    fc.assert(
      fc.property(secrets, ways, fc.lorem(), fc.lorem(), (hidden, way, before, after) => {
        const said = words(`${before} ${echoes[way]?.(hidden)} ${after}`, hidden);

        expect(secretsIn(said, { hidden })).toEqual([]);
      }),
    );
  });

  it('leaves a sentence alone that holds none', () => {
    const said = 'Rate limit: 3 of 100 calls left (see https://docs.example/limits?a=b%20c).';

    expect(words(said, secret, 'hunter2')).toBe(said);
  });

  it('hides nothing for secrets of fewer than four characters, which are no secrets', () => {
    expect(words('a key of abc', 'abc', 'a', '')).toBe('a key of abc');
  });

  it('hides a short secret where it stands in one piece only', () => {
    expect(words('pass12 and pa ss 12', 'pass12')).toBe('••• and pa ss 12');
  });

  it('hides what a limit has cut in two', () => {
    const long = 'x'.repeat(64 * 1024 - 8);

    const read = data(`${long}${secret}`, secret, long.slice(0, 1000));

    expect(read).not.toContain(secret.slice(0, 4));
  });

  it('hides the pair of a Basic header whole', () => {
    const pair = Buffer.from(`an-app:${secret}`).toString('base64');

    expect(words(`Got "Basic ${pair}".`, secret)).toBe('Got "Basic •••".');
  });
});

describe("making a line of a provider's words", () => {
  // @holds P8
  it.each(['', ' ', '\n'])('has nothing to say of %j', (text) => {
    expect(words(text, secret)).toBe('');
    expect(words(text)).toBe('');
  });

  it('joins lines, and drops what cannot be seen or stored', () => {
    expect(words('One\r\ntwo\0three\u202e\ud800!')).toBe('One two three \ufffd!');
  });

  it('cuts it, between characters', () => {
    expect(words(`${'a'.repeat(299)}\u{1f600}more`)).toBe(`${'a'.repeat(299)}\ufffd…`);
  });
});

describe("making a name of a provider's words", () => {
  it('hides a long secret, and keeps what is called like a short one', () => {
    expect(data('custom_key-of-a-person_c', 'key-of-a-person')).toBe('custom_•••_c');
    expect(data('owner', 'owner')).toBe('owner');
    expect(data('customer_name', 'customer_name_1')).toBe('customer_name');
  });

  it('hides a long piece of a secret too', () => {
    expect(data('k3y-of-a-person_', 'k3y-of-a-person_4711/ab+cd')).toBe('•••');
  });

  it('keeps blanks and case', () => {
    expect(data('  Net  Worth ')).toBe('  Net  Worth ');
  });
});

describe("a provider's words that nobody has cleaned", () => {
  it('say nothing when they are joined to a text or printed', () => {
    const text = new ProviderText(secret);

    expect(`${text}${JSON.stringify({ text })}`).not.toContain('sk_live');
    expect(Object.values(text)).toEqual([]);
  });

  // @holds P2
  it('are no string to the compiler', () => {
    // @ts-expect-error: whoever makes this compile has opened a way around `words` and `data`.
    const text: string = new ProviderText('raw');

    expect(typeof text).toBe('object');
  });

  it('take work in proportion to their length', () => {
    const secrets = new SecretsInUse(['ab'.repeat(2000)]);

    // From 8,000 to 64,000 characters. The server reads only a few more.
    const growth = growthWhenDoubled((length) => {
      const text = 'ab'.repeat(length / 2);
      return () => new ProviderText(text).words(secrets);
    }, 8000);

    expect(growth).toBeLessThan(MOST_GROWTH);
  });
});
