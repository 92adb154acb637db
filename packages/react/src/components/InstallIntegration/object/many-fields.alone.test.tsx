import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ada, onPage, startMockService } from '../../../../test/mock-page.tsx';
import { InstallIntegration } from '../../../index.ts';

const drawn = vi.hoisted(() => vi.fn());

// Counts how often each row is drawn, because the page does not show that. The row itself is the real component.
vi.mock('../../../ui/Checkbox/Checkbox.tsx', async (importOriginal) => {
  const { Checkbox } = await importOriginal<typeof import('../../../ui/Checkbox/Checkbox.tsx')>();
  return {
    Checkbox: (props: Parameters<typeof Checkbox>[0]) => {
      drawn(props.label);
      return <Checkbox {...props} />;
    },
  };
});

const companies = {
  objectName: 'companies',
  destination: '',
  schedule: '',
  optionalFieldsAuto: 'all' as const,
};
const service = startMockService({
  seed: {
    extraFields: 5000,
    integrations: [{ name: 'crm-sync', provider: 'sandbox', read: { objects: [companies] } }],
  },
});

describe('choosing among thousands of fields', () => {
  it('draws one row again when one field is ticked', async () => {
    service.given.connection();
    render(<InstallIntegration integration="crm-sync" {...ada} />, { wrapper: onPage() });
    const user = userEvent.setup();
    await screen.findByRole('tab', { name: /^Companies/ }, { timeout: 15_000 });
    // Wait until the list has loaded the code that draws only the visible rows.
    await waitFor(() => expect(document.querySelector('[aria-setsize]')).not.toBeNull());
    const [, first] = screen.getAllByRole('checkbox');
    drawn.mockClear();

    await user.click(first ?? document.body);

    await screen.findByText('1 of 5,013');
    const rows = drawn.mock.calls.filter(([label]) => !String(label).startsWith('Select all'));
    expect(rows).toEqual([[expect.any(String)]]);
    expect(screen.getAllByRole('checkbox').length).toBeLessThan(60);
  }, 30_000);
});
