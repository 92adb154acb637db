import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { readEnv } from '../../platform/env/env.ts';
import { createLog } from '../../platform/log.ts';
import { loadCatalogue } from './load-catalogue.ts';

// Published entries of real providers. They lie beside the repository and are not part of it.
const file = fileURLToPath(new URL('../../../../../../shared/data/catalogue-sample.json', import.meta.url));
const anybody = { 'x-api-key': null };

function startWithFile() {
  const warnings: string[] = [];
  const log = createLog('warn', { write: (line: string) => warnings.push(line) });
  const catalogue = loadCatalogue(readEnv({ DOWEL_CATALOGUE_FILES: file }), log);
  return { warnings, server: startTestServer({ catalogue }) };
}

describe.runIf(existsSync(file))('mounting a published catalogue', () => {
  const entries: [string, object][] = existsSync(file)
    ? Object.entries(JSON.parse(readFileSync(file, 'utf8')).catalog)
    : [];

  it('lists every entry to anybody, with every member it came with', async () => {
    const { server, warnings } = startWithFile();
    const { request } = await server;

    const { status, body } = await request('GET', '/v1/providers', undefined, anybody);

    expect(status).toBe(200);
    expect(warnings).toEqual([]);
    expect(entries).toHaveLength(40);
    for (const [name, entry] of entries) expect(body[name]).toEqual({ providerOpts: {}, ...entry });
  });

  it('shows each entry to anybody', async () => {
    const { request } = await startWithFile().server;

    for (const [name, entry] of entries) {
      const { body } = await request('GET', `/v1/providers/${name}`, undefined, anybody);
      expect(body).toEqual({ providerOpts: {}, ...entry });
    }
  });
});
