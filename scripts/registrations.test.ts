import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeRegistrations } from './registrations.ts';

describe('writing the lists of resources', () => {
  let root: string;
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'dowel-registrations-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('lists what files declare, and leaves out tests and inner parts', () => {
    write(
      'packages/schema/src/resources/notes.ts',
      'export const Note = 1;\nexport const listNotes = endpoint<{ success: Note[] }>()({});\n',
    );
    write('packages/schema/src/resources/notes.test.ts', 'export const tested = endpoint<object>()({});\n');
    write(
      'packages/schema/src/resources/values.ts',
      'export const Timestamp = 1;\nconst inner = endpoint<object>()({});\n',
    );

    const files = writeRegistrations(root);

    expect(files.get('packages/schema/src/endpoints.ts')).toContain(
      "export { listNotes } from './resources/notes.ts';",
    );
    expect(files.get('packages/schema/src/endpoints.ts')).not.toMatch(/tested|inner|Note\b/);
    expect(files.get('packages/schema/src/wire/index.ts')).toContain(
      'export const listNotes = endpoints.listNotes.wire;',
    );
    expect(files.get('packages/schema/src/resources/index.ts')).toContain("export * from './values.ts';");
  });

  it('tells routes of the contract from addresses outside of it', () => {
    write('apps/server/src/sync/notes/routes.ts', 'export const noteRoutes = {\n};\n');
    write(
      'apps/server/src/sync/notes/deep/raw-routes.ts',
      'export const pageRoutes: readonly RawRoute[] = [];\n',
    );

    const text = writeRegistrations(root).get('apps/server/src/api/routes.ts') ?? '';

    expect(text).toMatch(/routesByName[^;]*\.\.\.noteRoutes/);
    expect(text).toMatch(/rawRoutes[^;]*\.\.\.pageRoutes/);
    expect(text).not.toMatch(/routesByName[^;]*\.\.\.pageRoutes/);
  });
});
