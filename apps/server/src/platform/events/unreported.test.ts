import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NotificationEventType } from '@dowel/schema';
import { describe, expect, it } from 'vitest';

const server = fileURLToPath(new URL('../../', import.meta.url));
const sources = globSync('**/*.ts', { cwd: server })
  .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(server + file, 'utf8') }));

/** Events tell of the rows of the first two tables. The database deletes such rows with the rows of the others. */
const change =
  /\.((insert|update|delete)\((installations|connections)\)|delete\((integrations|groups|consumers)\))/;

/** The exported parts of a source that change such rows, but whose callers may forget the event. */
const forgettable = (text: string) =>
  text.split(/^(?=export )/m).filter((part) => change.test(part) && !part.includes('Unreported<'));

describe('reporting every change', () => {
  it('lets nobody change an installation or a connection and forget the event', () => {
    expect(sources.filter(({ text }) => change.test(text)).length).toBeGreaterThan(5);
    expect(sources.filter(({ text }) => forgettable(text).length > 0).map(({ file }) => file)).toEqual([]);
  });

  it.each(['insert(installations)', 'update(connections)', 'delete(groups)'])('finds %s', (call) => {
    expect(forgettable(`export async function f(c): Promise<void> { await c.db.${call}; }`)).toHaveLength(1);
  });

  // @holds S239
  it('emits every type of event', () => {
    const emitted = (type: string) => sources.some(({ text }) => text.includes(`'${type}'`));

    expect(NotificationEventType.options.filter((type) => !emitted(type))).toEqual([]);
  });
});
