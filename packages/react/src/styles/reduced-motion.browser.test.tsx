import { expect, it } from 'vitest';
import { EveryElement } from '../../test/every-element.tsx';
import { addPage, mount } from '../../test/mount.tsx';
import { prefer } from '../../test/walk.tsx';
import '../styles.css';

/** The longest transition of any element on the page. */
function longestTransition(): number {
  const durations = [...document.querySelectorAll('.dowel-root *')].flatMap((element) =>
    getComputedStyle(element).transitionDuration.split(', ').map(Number.parseFloat),
  );
  return Math.max(...durations);
}

it('moves nothing for a person who wants less movement', async () => {
  mount(<EveryElement />, addPage('<div></div>'));
  await expect.poll(longestTransition).toBeGreaterThan(0);

  await prefer('prefers-reduced-motion', 'reduce', 'no-preference');

  await expect.poll(longestTransition).toBe(0);
});
