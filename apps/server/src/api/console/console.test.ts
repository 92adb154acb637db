import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { readConsole } from './console-files.ts';

describe('serving the console', () => {
  it('answers the page or a sentence for every path below it, and never a file outside of it', async () => {
    const { fetch, dependencies } = await startTestServer();
    const at = (path: string) => fetch(new Request(`${dependencies.env.publicOrigin}${path}`));

    const answers = await Promise.all(
      ['/console', '/console/acme/customers/x', '/console/..%2f..%2fpackage.json'].map(at),
    );

    for (const answer of answers) {
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await answer.text()).not.toContain('@dowel/server');
    }
  });

  it('reads every file of a built console by its path', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dowel-console-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<script src="/console/assets/index-BkS3x9aQ.js"></script>');
    writeFileSync(join(folder, 'assets', 'index-BkS3x9aQ.js'), 'go()');

    const files = await readConsole(folder);

    expect([...(files?.keys() ?? [])].sort()).toEqual(['assets/index-BkS3x9aQ.js', 'index.html']);
    expect(files?.get('assets/index-BkS3x9aQ.js')?.mediaType).toContain('javascript');
    expect(await readConsole(join(folder, 'assets'))).toBeUndefined();
  });
});
