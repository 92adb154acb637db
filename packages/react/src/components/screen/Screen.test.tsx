import { render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { expect, it } from 'vitest';
import { ServiceProvider } from '../../index.ts';
import { Screen } from './Screen.tsx';

/** A box in which somebody is before the effects of the new screen run, as on a slow machine. */
function Entered() {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return <input ref={box} />;
}

it('leaves somebody where they are in a new screen', () => {
  const given = (name: string) => (
    <ServiceProvider options={{ project: 'demo', apiKey: 'key' }}>
      <Screen name={name}>
        <h2>{name}</h2>
        <Entered />
      </Screen>
    </ServiceProvider>
  );
  const { rerender } = render(given('connect'));
  rerender(given('manage'));

  expect(screen.getByRole('textbox')).toHaveFocus();
});
