import { expect, it } from 'vitest';
import { showTurns, withoutTurns } from './without-turns.ts';

const name = 'Acme \u202eevil\u2066 \u05d0';

it('takes out the marks of a name that turn what follows', async () => {
  const body = JSON.stringify({ name });
  const answer = new Response(body, { status: 404, headers: { 'content-type': 'application/problem+json' } });

  const cleaned = await withoutTurns(answer);

  expect(cleaned.status).toBe(404);
  expect(await cleaned.json()).toEqual({ name: 'Acme evil \u05d0' });
});

it('shows the marks in JSON, which says the same', () => {
  const shown = showTurns(JSON.stringify({ name }));

  expect(shown).toContain('\\u202eevil\\u2066');
  expect(JSON.parse(shown)).toEqual({ name });
});

it('leaves a stream of changes alone', async () => {
  const stream = new Response(':', { headers: { 'content-type': 'text/event-stream' } });

  expect(await withoutTurns(stream)).toBe(stream);
});
