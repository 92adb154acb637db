import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTemplate, TemplateError, templateNames } from './template.ts';

describe('filling a template', () => {
  it.each([
    ['https://{{.workspace}}.example.com', 'https://acme.example.com'],
    ['{{ .workspace }}/{{.workspace}}', 'acme/acme'],
    ['{{\t.workspace\n}}', 'acme'],
    ['{{._x9}}', '{{.workspace}}'],
    ['{{.money}}', '$& $1'],
    ['no variables, } } or { {', 'no variables, } } or { {'],
    ['<<SERVICE_DOMAIN>>', '<<SERVICE_DOMAIN>>'],
    ['', ''],
  ])('turns %j into %j', (text, expected) => {
    expect(fillTemplate(text, { workspace: 'acme', _x9: '{{.workspace}}', money: '$& $1' })).toBe(expected);
  });

  it('names the variable that has no value', () => {
    const fill = () => fillTemplate('https://{{.workspace}}', { Workspace: 'acme' });

    expect(fill).toThrow(TemplateError);
    expect(fill).toThrow(expect.objectContaining({ variable: 'workspace' }));
  });

  it.each([
    '{{workspace}}',
    '{{.a.b}}',
    '{{.a | html}}',
    '{{- .a }}',
    '{{.a',
    '{{}}',
    '{{.1a}}',
    '{{.a b}}',
    '{{{.a}}}',
  ])('refuses %j rather than evaluating it', (text) => {
    expect(() => fillTemplate(text, { a: 'x' })).toThrow(TemplateError);
  });

  it.each(['constructor', '__proto__', 'toString'])('takes no value for %s from a prototype', (name) => {
    expect(() => fillTemplate(`{{.${name}}}`, {})).toThrow(TemplateError);
  });

  it('inserts any value as it stands', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, value, after) => {
        fc.pre(!/[{}]/.test(before + after));

        expect(fillTemplate(`${before}{{ .x }}${after}`, { x: value })).toBe(before + value + after);
      }),
    );
  });

  it('answers text or a TemplateError, whatever the template', () => {
    const pieces = fc.constantFrom('{{', '}}', '.a', ' ', '{', '}', 'x', '.b');
    fc.assert(
      fc.property(
        fc.array(pieces).map((parts) => parts.join('')),
        (text) => {
          try {
            expect(fillTemplate(text, { a: '1' })).toBeTypeOf('string');
          } catch (error) {
            expect(error).toBeInstanceOf(TemplateError);
          }
        },
      ),
    );
  });
});

describe('listing the variables of a template', () => {
  it('gives each once, in order', () => {
    expect(templateNames('{{.b}}-{{ .a }}-{{.b}}')).toEqual(['b', 'a']);
  });
});
