import { describe, expect, it } from 'vitest';
import { unsafeNamesProblem } from './unsafe-names.ts';

const path = ['config', 'content'];
const find = (content: string) => unsafeNamesProblem(JSON.parse(`{"config":{"content":${content}}}`), path);

describe('looking for names that cannot be kept', () => {
  it.each(['__proto__', 'constructor', 'prototype'])('finds an object and a field called %s', (name) => {
    const problem = find(
      `{"read":{"objects":{"${name}":{},"contacts":{"selectedFields":{"${name}":true},"fieldFilters":[{"${name}":1}]}}}}`,
    );

    expect(problem?.issues?.map((issue) => issue.name)).toEqual([
      `config.content.read.objects.${name}`,
      `config.content.read.objects.contacts.selectedFields.${name}`,
      `config.content.read.objects.contacts.fieldFilters.0.${name}`,
    ]);
  });

  it.each(['{"read":{"objects":{"contacts":{"objectName":"constructor"}}}}', 'null', '7', '[]'])(
    'lets %s be',
    (content) => {
      expect(find(content)).toBeUndefined();
    },
  );

  it.each([undefined, null, {}, { config: 'text' }])('lets a request without a config be (%o)', (sent) => {
    expect(unsafeNamesProblem(sent, path)).toBeUndefined();
  });
});
