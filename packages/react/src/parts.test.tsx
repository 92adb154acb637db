import { globSync, readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { EveryElement } from '../test/every-element.tsx';
import { Screen } from './components/screen/Screen.tsx';
import { Skeleton } from './ui/Skeleton/Skeleton.tsx';

interface DocumentedPart {
  /** Words that are parts of the same element, such as its tone. */
  also: string;
  attributes: readonly string[];
}

const folder = `${import.meta.dirname}/`;
const guide = readFileSync(`${folder}../../../docs/guides/react-parts.md`, 'utf8');

/** The rows of the table of parts. */
const documented = new Map<string, DocumentedPart>(
  guide
    .split('## Slots')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, part = '', , also = '', attributes = ''] = line.split('|').map((cell) => cell.trim());
      return [part.replaceAll('`', ''), { also, attributes: attributes.match(/data-[\w-]+/g) ?? [] }];
    }),
);

/** States of an element, which are also parts of it. */
const states = new Set([
  ...['primary', 'secondary', 'danger', 'quiet'],
  ...['neutral', 'info', 'success', 'warning'],
  ...['idle', 'waiting', 'connected', 'broken', 'selected'],
]);

const sources = globSync('**/*.tsx', { cwd: folder })
  .filter((path) => !/\.(test|stories)\.tsx$/.test(path))
  .map((path) => readFileSync(folder + path, 'utf8'));

/** The parts that the code names, except parts that depend on a state. */
const named = new Set(
  sources.flatMap((code) =>
    [...code.matchAll(/\bpart(?:=|: )\{?["'`]([a-z][a-z -]*)/g)].flatMap(([, parts = '']) =>
      parts
        .trim()
        .split(' ')
        .filter((part) => !states.has(part)),
    ),
  ),
);

const partsOf = (element: Element) => (element.getAttribute('part') ?? '').split(' ').filter(Boolean);
describe('the table of parts', () => {
  it('has each part that the code names, and no other', () => {
    expect(named.size).toBeGreaterThan(40);
    expect([...documented.keys()].sort()).toEqual([...named].sort());
  });

  it('has only attributes that the code sets', () => {
    const attributes = [...documented.values()].flatMap((part) => part.attributes);
    const code = sources.join('\n');

    expect(attributes.filter((name) => !code.includes(`${name}=`) && !code.includes(`'${name}':`))).toEqual(
      [],
    );
  });
});

describe('what is drawn', () => {
  let elements: Element[] = [];
  beforeAll(() => {
    const { container } = render(
      <Screen name="connect">
        <EveryElement />
        <Skeleton label="Loading" />
      </Screen>,
    );
    elements = [...container.querySelectorAll('[part]')];
  });

  it('has the parts of the table', () => {
    const drawn = new Set(elements.flatMap(partsOf));
    // These belong to whole screens, or to a list that is open.
    const elsewhere = ['section', 'form', 'save-bar', 'options', 'option'];

    const missing = [...documented.keys()].filter((part) => !drawn.has(part));
    expect(missing.filter((part) => !elsewhere.includes(part))).toEqual([]);
    expect([...drawn].filter((part) => !documented.has(part) && !states.has(part))).toEqual([]);
  });

  it('has the attributes of the table on each part, and no other', () => {
    const found = elements.flatMap((element) => {
      const known = partsOf(element).flatMap((part) => documented.get(part)?.attributes ?? []);
      const own = element.getAttributeNames().filter((name) => name.startsWith('data-'));
      return own.filter((name) => !known.includes(name)).map((name) => `${partsOf(element)}: ${name}`);
    });

    expect([...new Set(found)]).toEqual([]);
  });

  it('repeats a variant, a tone or a state as a part where the table says so', () => {
    const found = elements.flatMap((element) => {
      const parts = partsOf(element);
      const also = parts.map((part) => documented.get(part)?.also ?? '').join();
      const state = /variant|tone|state/.exec(also)?.[0];
      const value = state && element.getAttribute(`data-${state}`);
      return value && !parts.includes(value) ? [`${parts}: ${value}`] : [];
    });

    expect(found).toEqual([]);
  });
});
