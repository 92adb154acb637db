import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ServiceProvider } from '../../index.ts';
import type { MessageOverrides } from '../../messages/messages.ts';
import { Screen } from './Screen.tsx';

/** The language of what is drawn, as a screen reader finds it. */
function drawnLanguage(words: { locale?: string; messages?: MessageOverrides }) {
  render(
    <ServiceProvider options={{ project: 'demo', apiKey: 'key', ...words }}>
      <Screen name="connect">
        <h2>Connect</h2>
      </Screen>
    </ServiceProvider>,
  );
  return screen.getByRole('heading').closest('[lang]')?.getAttribute('lang');
}

describe('a page in another language', () => {
  it('learns which language the components speak', () => {
    const messages = { 'common.tryAgain': 'Nochmals versuchen' };
    expect(drawnLanguage({ locale: 'de', messages })).toBe('de');
  });

  it('learns that they speak English without texts of its language', () => {
    expect(drawnLanguage({ locale: 'de' })).toBe('en');
  });
});
