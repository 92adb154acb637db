import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Pair, type PairState } from '../Pair/Pair.tsx';
import { Logo } from './Logo.tsx';

describe('the tile of a provider', () => {
  it('shows its picture, and the letter in place of one that cannot be loaded', () => {
    const { container } = render(<Logo kind="provider" name="Juniper CRM" picture="/juniper.png" />);
    const picture = container.querySelector('img') as HTMLImageElement;
    expect(picture).toHaveAttribute('alt', '');
    expect(container).not.toHaveTextContent('J');

    fireEvent.error(picture);

    expect(container.querySelector('img')).toBeNull();
    expect(container).toHaveTextContent('J');
  });

  it('shows an element of the page as it is', () => {
    const { container } = render(<Logo kind="provider" name="Juniper CRM" picture={<svg role="img" />} />);

    expect(container.querySelector('svg')).toBeInTheDocument();
    expect(container).not.toHaveTextContent('J');
  });
});

describe('the line between product and provider', () => {
  it.each([
    ['idle', 'neutral', 0],
    ['waiting', 'info', 0],
    ['connected', 'success', 1],
    ['broken', 'warning', 1],
  ] satisfies [PairState, string, number][])(
    'says by its tone and mark that it is %s',
    (state, tone, marks) => {
      const { container } = render(
        <>
          <Pair state={state} from={null} to={null} />
          <Pair state={state} size="sm" from={null} to={null} />
        </>,
      );
      const [pair, inHeader] = container.querySelectorAll('.dowel-pair');

      expect(pair).toHaveAttribute('data-tone', tone);
      expect(pair?.querySelectorAll('.dowel-icon')).toHaveLength(marks);
      expect(inHeader?.querySelectorAll('.dowel-icon')).toHaveLength(0);
    },
  );
});
