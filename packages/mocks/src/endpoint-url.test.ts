import { endpoints } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { byPrecedence, readPathParams, toUrlPattern } from './endpoint-url.ts';

const { generateConnection, getConnection, oauthUpdate } = endpoints;

describe('telling endpoints by their address', () => {
  it('takes any origin and prefix unless told otherwise', () => {
    const pattern = toUrlPattern('*/v1', getConnection.wire);

    expect(pattern.test('https://a.test/v1/projects/demo/connections/1')).toBe(true);
    expect(pattern.test('http://localhost:4310/api/v1/projects/demo/connections/1')).toBe(true);
    expect(pattern.test('https://a.test/v2/projects/demo/connections/1')).toBe(false);
    expect(pattern.test('https://a.test/v1/projects/demo/connections/1/more')).toBe(false);
  });

  it('takes one address when given one', () => {
    const pattern = toUrlPattern('https://a.test/v1/', getConnection.wire);

    expect(pattern.test('https://a.test/v1/projects/demo/connections/1')).toBe(true);
    expect(pattern.test('https://aXtest/v1/projects/demo/connections/1')).toBe(false);
  });

  it('takes a path for a path on any origin', () => {
    const pattern = toUrlPattern('/v1', getConnection.wire);

    expect(pattern.test('https://a.test/v1/projects/demo/connections/1')).toBe(true);
  });

  it('decodes parameters once, and cuts off verbs and queries', () => {
    const pattern = toUrlPattern('*/v1', oauthUpdate.wire);
    const url = 'https://a.test/v1/projects/a%2Fb/connections/x%3Ay:oauth-update?returnUrl=1';

    expect(readPathParams(pattern, url)).toEqual({ projectIdOrName: 'a/b', connectionId: 'x:y' });
  });

  it('tries verbs before ids', () => {
    expect([getConnection.wire, generateConnection.wire].sort(byPrecedence)[0]).toBe(generateConnection.wire);
  });

  it('puts a surface before the version, with any base address', () => {
    const onSurface = { surface: 'read', path: '/projects/{projectIdOrName}/x' } as const;

    for (const baseUrl of ['*/v1', 'https://a.test/v1/', '/v1']) {
      const pattern = toUrlPattern(baseUrl, onSurface);
      expect(readPathParams(pattern, 'https://a.test/read/v1/projects/demo/x')).toEqual({
        projectIdOrName: 'demo',
      });
      expect(pattern.test('https://a.test/v1/projects/demo/x')).toBe(false);
      expect(pattern.test('https://a.test/write/v1/projects/demo/x')).toBe(false);
    }
  });
});
