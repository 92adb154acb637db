import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../styles.css';
import { ActionForm } from '../../components/connection/ActionForm.tsx';
import { TextButton } from '../Button/TextButton.tsx';
import { Root } from '../Root/Root.tsx';
import { TextField } from '../TextField/TextField.tsx';

it('draws the error of a field without a hint below its box, beside its label', () => {
  render(
    <Root>
      <div className="dowel-field-rows" style={{ inlineSize: '40rem' }}>
        <TextField label="With" hint="A hint." value="" onValueChange={() => {}} />
        <TextField label="Without" error="Wrong." value="" onValueChange={() => {}} />
      </div>
    </Root>,
  );

  const box = screen.getByRole('textbox', { name: 'Without' }).getBoundingClientRect();
  const error = screen.getByText('Wrong.').getBoundingClientRect();
  expect(error.top).toBeGreaterThanOrEqual(box.bottom);
});

it('begins the words of a quiet button of a form where the wide one begins', () => {
  const below = <TextButton onClick={() => {}}>Cancel</TextButton>;
  render(
    <Root>
      <ActionForm
        submitLabel="Connect"
        busyLabel="Connecting"
        isBusy={false}
        onSubmit={() => {}}
        below={below}
      />
    </Root>,
  );

  const words = document.createRange();
  words.selectNodeContents(screen.getByRole('button', { name: 'Cancel' }));

  const wide = screen.getByRole('button', { name: 'Connect' }).getBoundingClientRect();
  expect(words.getBoundingClientRect().left).toBeCloseTo(wide.left, 0);
});
