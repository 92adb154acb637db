import type {} from '@vitest/browser-playwright';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { EveryElement } from '../../test/every-element.tsx';
import '../styles.css';

/** The longest transition of any element on the page. */
function longestTransition(): number {
  const durations = [...document.querySelectorAll('.dowel-root *')].flatMap((element) =>
    getComputedStyle(element).transitionDuration.split(', ').map(Number.parseFloat),
  );
  return Math.max(...durations);
}

it('moves nothing for a person who wants less movement', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const prefer = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  onTestFinished(async () => {
    await prefer('no-preference');
    root.unmount();
    box.remove();
  });
  root.render(<EveryElement />);
  await expect.poll(longestTransition).toBeGreaterThan(0);

  await prefer('reduce');

  await expect.poll(longestTransition).toBe(0);
});
