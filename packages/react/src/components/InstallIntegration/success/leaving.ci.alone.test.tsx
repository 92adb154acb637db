import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openInstall } from '../../../../test/mock-flow.tsx';
import { startMockService } from '../../../../test/mock-page.tsx';

const { arrive, arrival } = vi.hoisted(() => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrive, arrival };
});

// Stands for a slow network: the code of what manages an installation arrives when the test says so.
vi.mock('../manage/manage-parts.ts', async (load) => {
  await arrival;
  return load();
});

const service = startMockService();

it('stays until the code of the settings has arrived, and shows which button was pressed', async () => {
  service.given.connection();
  const { user } = openInstall(service);
  await user.click(await screen.findByRole('button', { name: 'Install' }));

  await user.click(await screen.findByRole('button', { name: 'Change settings' }));

  expect(screen.getByRole('button', { name: 'Change settings' })).toHaveAttribute('data-busy');
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();

  arrive();

  expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change settings' })).toBeNull();
});
