/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const ajv = new Ajv2020({ strict: false });
const isAccepted = ajv.compile(JSON.parse(read('../../connector.schema.json')));
const [, example = ''] =
  /This is `[^`]+`:\n\n```yaml\n(.*?)```/s.exec(read('../../../../docs/guides/connectors.md')) ?? [];

describe('the JSON Schema of a connector', () => {
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
