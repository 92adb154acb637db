import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openInstall } from '../../../../test/mock-flow.tsx';
import { startMockService } from '../../../../test/mock-page.tsx';

// Stands for a page that is offline when this code is to be loaded.
vi.mock('../manage/manage-parts.ts', () => {
  throw new Error('The file could not be loaded.');
});

const service = startMockService();

it('says so if the code that saves cannot be loaded, instead of a button that never works', async () => {
  service.given.connection();
  // React writes what the error boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  const { user } = openInstall(service);

  await user.click(await screen.findByRole('button', { name: 'Install' }));
  await user.click(await screen.findByRole('button', { name: 'Change settings' }));

  expect(await screen.findByText('Something went wrong')).toBeVisible();
});
