import { describe, expect, it } from 'vitest';
import { fillKeyTemplate, keyTemplateFault } from './key-template.ts';

const message = {
  metadata: { projectId: 'p1', 'event-id': 'msg_1' },
  time: { year: '2026', date: '2026-01-02' },
  data: { groupRef: 'acme', tags: ['a', 'b'], count: 3, isTest: false },
};

describe('a template for a key', () => {
  it.each([
    ['join(\'/\', [metadata.projectId, time.date, metadata."event-id"])', 'p1/2026-01-02/msg_1'],
    ["data.consumerRef || data.groupRef || 'nobody'", 'acme'],
    ['not_null(data.consumerRef, data.tags[-1])', 'b'],
    ['data.count', '3'],
    ["join('-', data.tags)", 'a-b'],
    ["join('', [time.year, '/', to_string(data.count)])", '2026/3'],
  ])('makes of %s the text %s', (template, text) => {
    expect(keyTemplateFault(template)).toBeUndefined();
    expect(fillKeyTemplate(template, message)).toBe(text);
  });

  it.each([
    'data',
    'data.tags',
    'data.isTest',
    'data.absent',
    "''",
    "join('/', [data.absent])",
    'constructor',
  ])('makes no text of %s', (template) => {
    expect(keyTemplateFault(template)).toBeUndefined();
    expect(fillKeyTemplate(template, message)).toBeUndefined();
  });

  it.each(['', 'data[', 'a b', '{{data.id}}', "join('/'", '`[1`', '__proto__.'])(
    'is refused when it is not JMESPath: %s',
    (template) => {
      expect(keyTemplateFault(template)).toBe('is not an expression in JMESPath');
    },
  );

  // @holds T8
  it.each([
    '[@,@] | [@,@] | [@,@]',
    '[data[],data[]][]',
    'data.*',
    'data.tags[*]',
    'data.tags[?@]',
    'data.tags[::2]',
    '{a: data, b: data}',
    'reverse(&data)',
    "data || join('/', [data | tags])",
  ])('is refused when its work could grow: %s', (template) => {
    expect(keyTemplateFault(template)).toContain('more of JMESPath than a key needs');
  });

  it.each(["nope('x')", "join('/')", "join('/', data.tags, 'x')", 'not_null()', 'constructor(data)'])(
    'is refused with the call %s, also where it would not be reached',
    (template) => {
      expect(keyTemplateFault(`data.groupRef || ${template}`)).toContain('calls a function');
    },
  );

  it('is refused when it is nested too deeply', () => {
    const nested = (depth: number) => `${'to_string(['.repeat(depth)}data${'])'.repeat(depth)}`;

    expect(keyTemplateFault(nested(4))).toBeUndefined();
    expect(keyTemplateFault(nested(5))).toContain('levels deep');
  });

  it('needs little time and memory for the largest message', () => {
    const large = { data: { text: '"\\'.repeat(150_000) } };
    const template = `${'to_string(['.repeat(4)}data.text${'])'.repeat(4)}`;
    const begin = performance.now();

    const text = fillKeyTemplate(template, large);

    expect(performance.now() - begin).toBeLessThan(2000);
    expect(text?.length).toBeLessThan(20_000_000);
  });
});
