/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { connectorSchemaDocument } from '../../json-schema/connector.ts';
import { parseConnector } from './parse-connector.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const ajv = new Ajv2020({ strict: false });
const schema = JSON.parse(JSON.stringify(connectorSchemaDocument()));
const isAccepted = ajv.compile(schema);
const guide = read('../../../../docs/guides/connectors.md');
const [, example = ''] = /This is `[^`]+`:\n\n```yaml\n(.*?)```/s.exec(guide) ?? [];

const [, extension = ''] = /```yaml\n(connectorVersion: 1\nextends: .*?)```/s.exec(guide) ?? [];

/** The part on webhooks, which is no whole connector. */
const [, webhooks = ''] = /```yaml\n(webhooks:\n.*?)```/s.exec(guide) ?? [];

/** An object, to write under `objects`, which the example ends with. */
const [, notes = ''] = /```yaml\n(notes:\n.*?)```/s.exec(guide) ?? [];

/** Adds the names of all members. A name that several parts have counts once. */
function collectMembers(part: unknown, names = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return names;
  if ('properties' in part) for (const name of Object.keys(Object(part.properties))) names.add(name);
  for (const one of Object.values(part)) collectMembers(one, names);
  return names;
}

describe('the JSON Schema of a connector', () => {
  it('has at most as many members as a person can learn; what one provider needs is a function', () => {
    expect(collectMembers(schema).size).toBeLessThanOrEqual(140);
  });

  it('accepts the object of the guide whose records are below others, as the check of a file does', () => {
    const text = example.replace(/^objects:$/m, `objects:\n  tickets: {}\n${notes.replaceAll(/^/gm, '  ')}`);

    expect(parse(text).objects.notes.parents).toMatchObject({ object: 'tickets', idField: 'noteId' });
    expect([isAccepted(parse(text)), isAccepted.errors]).toEqual([true, null]);
    expect(parseConnector(text).findings).toEqual([]);
    expect(isAccepted(parse(text.replace('idField:', 'idfield:')))).toBe(false);
  });

  it('accepts the webhooks of the guide, as the check of a file does', () => {
    const text = `${example}${webhooks}`;

    expect([isAccepted(parse(text)), isAccepted.errors]).toEqual([true, null]);
    expect(parseConnector(text).findings).toEqual([]);
    expect(isAccepted(parse(text.replace('scope: application', 'scope: app')))).toBe(false);
    expect(webhooks).not.toBe('');
  });

  it('accepts a change of a connector that ships, as the check of a file does', () => {
    expect([isAccepted(parse(extension)), isAccepted.errors]).toEqual([true, null]);
    expect(parseConnector(extension)).toMatchObject({ findings: [], provider: 'stripe' });
    expect(isAccepted(parse(extension.replace('extends:', 'extend:')))).toBe(false);
    expect(parseConnector(extension.replace('extends:', 'extend:')).findings).toContainEqual(
      expect.objectContaining({ fix: 'Write "extends".' }),
    );
  });

  it('accepts the connector of the guide, and refuses it with a mistake', () => {
    const mistakes = [
      ['style: cursor', 'style: curser'],
      ['order: ascending', 'order: asc'],
      ['unwrap:', 'unwarp:'],
      ['repeat: { by: upsert }', 'repeat: { by: luck }'],
    ] as const;

    expect([isAccepted(parse(example)), isAccepted.errors]).toEqual([true, null]);
    for (const [right, wrong] of mistakes)
      expect(isAccepted(parse(example.replace(right, wrong)))).toBe(false);
  });
});
