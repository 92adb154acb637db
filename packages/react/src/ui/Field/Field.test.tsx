import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextArea } from '../TextArea/TextArea.tsx';
import { Field } from './Field.tsx';

describe('labelling a control', () => {
  it('reads the error before the hint and marks the control invalid', () => {
    render(
      <Field label="Key" hint="From your settings." error="Refused.">
        {(control) => <input {...control} />}
      </Field>,
    );

    const input = screen.getByRole('textbox', { name: 'Key' });
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Refused.', 'From your settings.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('points at nothing when there is neither hint nor error', () => {
    render(<TextArea label="Scopes" />);

    const input = screen.getByRole('textbox', { name: 'Scopes' });
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });
});
