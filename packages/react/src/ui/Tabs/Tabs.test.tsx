import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'contact', label: 'Contacts' },
  { id: 'account', label: 'Accounts' },
];

function Example() {
  const [selectedId, select] = useState('contact');
  return (
    <Tabs label="Objects" tabs={tabs} selectedId={selectedId} onSelect={select}>
      Panel of {selectedId}
    </Tabs>
  );
}

describe('switching tabs', () => {
  it('moves focus and selection together with the arrow keys', async () => {
    render(<Example />);

    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');

    const accounts = screen.getByRole('tab', { name: 'Accounts', selected: true });
    expect(accounts).toBe(document.activeElement);
  });

  it('is one stop for the tab key', async () => {
    render(
      <>
        <Example />
        <button type="button">After</button>
      </>,
    );

    await userEvent.tab();
    await userEvent.tab();

    expect(screen.getByText('After')).toBe(document.activeElement);
  });

  it('shows the panel named by the clicked tab, and names no other', async () => {
    render(<Example />);

    await userEvent.click(screen.getByRole('tab', { name: 'Accounts' }));

    const controlled = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-controls'));
    const panel = screen.getByRole('tabpanel', { name: 'Accounts' });
    expect(panel.textContent).toBe('Panel of account');
    expect(controlled).toEqual([null, panel.id]);
    expect(document.querySelectorAll('[role="tabpanel"]')).toHaveLength(1);
  });
});
