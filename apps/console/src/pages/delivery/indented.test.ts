import { expect, it, onTestFinished, vi } from 'vitest';
import { indented } from './indented.ts';

const body = '{"id":12345678901234567890,"most":1e400,"name":"Ada"}';

it('shows every digit of a number', () => {
  expect(indented(body)).toBe('{\n  "id": 12345678901234567890,\n  "most": 1e400,\n  "name": "Ada"\n}');
  expect(indented('not JSON')).toBe('not JSON');
});

it('shows a body as it is in a browser that would change its numbers', () => {
  const { parse, stringify } = JSON;
  vi.stubGlobal('JSON', { parse, stringify });
  onTestFinished(() => void vi.unstubAllGlobals());

  expect(indented(body)).toBe(body);
  expect(indented('{"id":1}')).toBe('{\n  "id": 1\n}');
});
