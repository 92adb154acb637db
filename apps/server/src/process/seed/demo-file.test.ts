import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../../platform/env/env.ts';
import { writeDemoFile } from './demo-file.ts';

describe('the file of the demo', () => {
  it('says which setting to change when it cannot be written', () => {
    const jwtKey = { kid: 'kid', privateKeyPem: 'pem', algorithm: 'RS256' } as const;
    const keys = { project: 'demo', apiKey: 'key', frontendApiKey: 'key', jwtKey };

    expect(() => writeDemoFile(tmpdir(), readEnv({}), keys)).toThrow(
      /for the keys of the demo, .*, cannot be used \(EISDIR.*DOWEL_DEMO_FILE/,
    );
  });
});
