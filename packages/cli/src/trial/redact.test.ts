import { expect, it } from 'vitest';
import { findDefinition, restConnector } from './engine.ts';
import { redacted } from './recording.ts';
import { Redactor } from './redact.ts';

const SECRETS = [
  'sk_live_51Hb0aPLANTED',
  'correct-horse-battery',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl',
  'ada.lovelace@analytical.test',
  '+44 20 7946 0958',
  '4242424242424242',
  'Ünïcödé-Gehëimnis',
];

const connector = async () => restConnector(await recurly());

/** Its pages say how many records there are. */
const withTotals = async () => {
  const { object, ...definition } = await recurly();
  const end = { when: 'total', member: 'total' } as const;
  const paging = { style: 'pageNumber', into: { query: 'page' }, first: 1, end, size: { max: 100 } } as const;
  return restConnector({ ...definition, object: { ...object, list: { ...object.list, paging } } });
};

const recurly = async () => {
  const definition = await findDefinition('recurly');
  if (!definition) throw new Error('There is no connector for recurly.');
  return definition;
};

it.each(SECRETS)('%s is nowhere in a recording, wherever it was planted', async (secret) => {
  const coded = encodeURIComponent(secret);
  const answer = {
    object: 'list',
    data: [
      { id: secret, email: secret, company: `Key: ${secret}!`, [secret]: 1, deep: [{ list: [secret] }] },
      { id: 'other', updated_at: '2026-03-02T12:00:00Z', note: JSON.stringify({ token: secret }) },
      { id: 'third', amount: Number(secret.replace(/\D/g, '').slice(0, 15)) || 77_123 },
    ],
    error: { message: `The key ${secret} is not valid.` },
    next: `https://${coded.replace(/[^a-z]/gi, '')}.recurly.com/accounts/${coded}?cursor=${coded}&${coded}=1`,
  };
  const headers = new Headers({
    'content-type': 'application/json',
    'set-cookie': `session=${coded}`,
    'x-ratelimit-reset': coded,
    link: `<https://v3.recurly.com/accounts?cursor=${coded}>; rel="next"`,
  });
  const init = {
    method: 'POST',
    headers: { authorization: `Bearer ${coded}` },
    body: JSON.stringify({ name: secret }),
  };
  const raw = [
    { path: `/accounts/${coded}?email=${coded}`, init, status: 200, headers, text: JSON.stringify(answer) },
  ];

  const text = JSON.stringify(redacted(await connector(), 'accounts', raw));

  const spellings = [
    secret,
    coded,
    Buffer.from(secret).toString('base64'),
    JSON.stringify(secret).slice(1, -1),
  ];
  for (const spelling of spellings) expect(text).not.toContain(spelling);
  for (const part of secret.match(/[\p{L}]{5,}|\d{6,}/gu) ?? []) expect(text).not.toContain(part);
  expect(text).toContain('2026-03-02T12:00:00Z');
  expect(text).toContain('"updated_at"');
});

it('the same text always becomes the same, and two never become one', () => {
  const redactor = new Redactor([]);
  const ids = Array.from({ length: 500 }, (_, index) => String(index));
  const made = ids.map((id) => redactor.text(id));

  expect(new Set(made).size).toBe(500);
  expect(ids.map((id) => redactor.text(id))).toEqual(made);
  expect(redactor.text('Ada Lovelace')).toMatch(/^[A-Z][a-z]{2} [A-Z][a-z]{7}$/);
});

it('numbers of a single record become others, and its id the one that the list has', async () => {
  const record = { id: 123_456, revenue: 48_000, nested: { phone: 442_079 }, total: 99_500, errorCode: 4711 };
  const exchange = { path: '/accounts', init: {}, status: 200, headers: new Headers() };
  const raw = [{ data: [record], total: 1204 }, record, { ids: [record.id] }].map((answer) => ({
    ...exchange,
    text: JSON.stringify(answer),
  }));
  const written = { create: { errorCode: 4711 }, update: {} };

  const [page, single, ids] = redacted(await withTotals(), 'accounts', raw, written).map(
    ({ answer }) => answer,
  );

  for (const digits of ['123456', '48000', '442079', '99500'])
    expect(JSON.stringify([page, single, ids])).not.toContain(digits);
  expect(page).toMatchObject({ data: [single], total: 1204 });
  expect(single).toMatchObject({ id: expect.any(Number), errorCode: 4711 });
  expect(ids).toEqual({ ids: [Object(single).id] });
});

it('what a connector reads stays: its words, times, counts and how an error is known', () => {
  const redactor = new Redactor(['active'], ['There is no column "']);
  const value = {
    state: 'active',
    total: 1204,
    updated: 1_772_452_800,
    error: 'There is no column "salary_of_ada".',
    data: [{ name: 'Ada', count: 7 }],
  };

  expect(redactor.value(value, ['total'])).toMatchObject({
    state: 'active',
    total: 1204,
    updated: 1_772_452_800,
    error: expect.stringMatching(/^There is no column "(?!salary_of_ada)/),
    data: [{ name: expect.stringMatching(/^(?!Ada)[A-Z][a-z]{2}$/), count: 7 }],
  });
});
