import { render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Root } from '../ui/Root/Root.tsx';
import { pageLook } from './page-look.ts';

afterEach(() => document.documentElement.removeAttribute('style'));

describe('telling the service how this page looks', () => {
  it('tells colour, radius, scheme and language, and leaves nothing on the page', () => {
    document.documentElement.style.cssText =
      'color-scheme: light dark; --dowel-colors-primary: rgb(15, 118, 110); --dowel-default-border-radius: 3px';
    const { container } = render(<Root>Text</Root>);
    const before = container.innerHTML;

    expect(pageLook('pt-BR')).toMatchObject({ language: 'pt-BR', primaryColor: 'rgb(15, 118, 110)' });
    expect(container.innerHTML).toBe(before);
  });

  it.each(['de_DE.UTF-8', '', undefined])(
    'leaves out the language %j, which the service would refuse',
    (spoken) => {
      expect(pageLook(spoken)).toEqual({ language: undefined });
    },
  );
});
