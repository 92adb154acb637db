import type { Page } from 'playwright';

/** Clicks Connect and returns the popup with the provider's consent page. */
export async function openConsent(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /^(Connect|Sign in)/ }).click(),
  ]);
  await popup.getByRole('button', { name: 'Allow' }).waitFor();
  return popup;
}

/** Clicks from the start page to the provider. */
export async function passStartPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Continue to Juniper/ }).click();
  await page.getByRole('button', { name: 'Allow' }).waitFor();
}

export async function chooseField(page: Page, mapping: string, field: string): Promise<void> {
  const box = page.getByRole('combobox', { name: mapping, exact: true });
  await box.fill(field);
  await page.getByRole('option', { name: field }).first().click();
}

export async function uninstall(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /Manage/ }).click();
  await page.getByRole('button', { name: 'Uninstall' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Uninstall' }).click();
  await page.getByText('Uninstalled:').waitFor();
}
