import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InlineMarkdown } from './InlineMarkdown.tsx';

const draw = (text: string) => render(<InlineMarkdown text={text} />).container;

describe('drawing a prompt of the catalogue', () => {
  it('knows code, bold and links, which open a tab', () => {
    const drawn = draw('Use **your** `acme` from [the list](https://a.example/x).');

    expect(drawn).toHaveTextContent('Use your acme from the list');
    expect(screen.getByText('acme').tagName).toBe('CODE');
    expect(screen.getByRole('link')).toMatchObject({ href: 'https://a.example/x', target: '_blank' });
  });

  it('never makes markup, nor links to code', () => {
    const drawn = draw('<img src=x onerror=alert(1)> [x](javascript:alert(1))');

    expect(drawn.querySelector('img, a')).toBeNull();
    expect(drawn).toHaveTextContent('<img src=x onerror=alert(1)> [x](javascript:alert(1))');
  });
});
