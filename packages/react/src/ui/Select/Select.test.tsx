import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Select } from './Select.tsx';

describe('choosing from a select', () => {
  it('reports the value of the option', async () => {
    const onValueChange = vi.fn();
    render(
      <Select
        label="Region"
        placeholder="Choose"
        options={[{ value: 'eu', label: 'Europe' }]}
        onValueChange={onValueChange}
      />,
    );

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Europe');

    expect(onValueChange).toHaveBeenCalledWith('eu');
  });
});
