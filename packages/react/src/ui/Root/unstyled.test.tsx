import { act, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Icon } from '../Icon/Icon.tsx';
import { Root } from './Root.tsx';

describe('a page without the stylesheet', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    document.querySelector('#styles')?.remove();
  });
  const warnings = (env: string) => {
    vi.stubEnv('NODE_ENV', env);
    vi.useFakeTimers();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(<Root>Connect</Root>);
    act(() => vi.advanceTimersByTime(5_000));
    return warn.mock.calls.flat().filter((text) => String(text).includes('@dowel/react/styles'));
  };

  it('has icons of the size of words', () => {
    const icon = render(<Icon name="check" />).container.querySelector('svg');

    expect(icon?.getAttribute('width')).toBe('16');
    expect(icon?.getAttribute('height')).toBe('16');
  });

  it('is told so in development', () => {
    expect(warnings('development')).toHaveLength(1);
  });

  it('is not told in production', () => {
    expect(warnings('production')).toEqual([]);
  });

  it('is not told when there is one', () => {
    const style = document.createElement('style');
    style.id = 'styles';
    style.textContent = '* { --dowel-duration-slow: 900ms }';
    document.head.append(style);

    expect(warnings('development')).toEqual([]);
  });
});
