import { describe, expect, it } from 'vitest';
import { findConnector, loaded } from './find-connector.ts';

describe('a connector that ships with Dowel', () => {
  it('is loaded once, also by another name of its provider', async () => {
    const [deel, again, sandbox] = await Promise.all(['deel', 'deel', 'deelSandbox'].map(findConnector));

    expect(deel?.displayName).toBe('Deel');
    expect([again, sandbox]).toEqual([deel, deel]);
    expect(again).toBe(sandbox);
    expect(await findConnector('constructor')).toBeUndefined();
  });

  it('is a problem if it cannot be loaded, and loads when its file is there again', async () => {
    const cause = new Error('Cannot find module deel.js');
    let isThere = false;
    const load = async () => {
      if (!isThere) throw cause;
      return 'deel';
    };

    await expect(loaded('deel', load)).rejects.toMatchObject({
      code: 'internal_error',
      message: 'The connector of "deel" could not be loaded, so nothing is read or written there.',
      cause,
    });
    isThere = true;
    expect(await loaded('deel', load)).toBe('deel');
  });
});
