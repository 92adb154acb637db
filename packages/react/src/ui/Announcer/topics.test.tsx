import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Announce, Announcer, useAnnounce } from './Announcer.tsx';

let announce: Announce;
function Speaker() {
  announce = useAnnounce();
  return null;
}

const page = (topic: string) => (
  <Announcer topic={topic}>
    <Speaker />
  </Announcer>
);

it('no longer says what was said about another screen, and still what is said about the new one', () => {
  const { rerender } = render(page('configure'));
  act(() => announce('Your changes are saved.'));
  expect(screen.getByRole('status')).toHaveTextContent('Your changes are saved.');

  rerender(page('uninstalled'));

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => announce('Done.'));
  expect(screen.getByRole('status')).toHaveTextContent('Done.');
});
