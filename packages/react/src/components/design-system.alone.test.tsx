import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, openInstall } from '../../test/mock-flow.tsx';
import { startMockService, withKey } from '../../test/mock-page.tsx';
import type { ButtonSlotProps, ImageSlotProps, InputSlotProps, LinkSlotProps, Slots } from '../index.ts';

// A small design system: its own markup and classes, and names of its own for how a button looks.
const looks = { primary: 'solid', secondary: 'outline', danger: 'critical', quiet: 'ghost' } as const;

function AcmeButton({ variant, isBusy, isFullWidth, buttonProps, children }: ButtonSlotProps) {
  const width = isFullWidth ? 'acme-block' : 'acme-inline';
  return (
    <button {...buttonProps} className={`acme-button acme-${looks[variant]} ${width}`} data-loading={isBusy}>
      {children}
    </button>
  );
}

function AcmeInput({ isInvalid, hasInset, inputProps }: InputSlotProps) {
  return (
    <div className={`acme-box ${isInvalid ? 'acme-wrong' : ''}`} data-inset={hasInset}>
      <input {...inputProps} className="acme-input" />
    </div>
  );
}

function AcmeLink({ opensNewTab, isButton, linkProps, children }: LinkSlotProps) {
  return (
    <a {...linkProps} className="acme-link" data-external={opensNewTab} data-button={isButton}>
      {children}
    </a>
  );
}

function AcmeImage({ imageProps: { alt, ...imageProps } }: ImageSlotProps) {
  return <img {...imageProps} alt={alt} className="acme-image" />;
}

const components: Slots = { button: AcmeButton, input: AcmeInput, link: AcmeLink, image: AcmeImage };
const service = startMockService();
const open = (integration = 'crm-sync-key') =>
  openInstall(
    service,
    { integration },
    { options: { ...withKey, components, icon: { product: '/product.svg' } } },
  );

describe('a design system that takes over', () => {
  it('draws every button, text box, link and picture', async () => {
    open();
    await screen.findByLabelText('API key');

    const [buttons, boxes, links] = [
      screen.getAllByRole('button'),
      [screen.getByLabelText('API key')],
      screen.getAllByRole('link'),
    ];
    for (const element of buttons) expect(element).toHaveClass('acme-button');
    for (const element of boxes) expect(element).toHaveClass('acme-input');
    for (const element of links) expect(element).toHaveClass('acme-link');
    expect(document.querySelector('.acme-image')).toHaveAttribute('src', '/product.svg');
    expect(document.querySelectorAll('img:not(.acme-image)')).toHaveLength(0);
  });

  it('says to each what it should look like', async () => {
    open();

    expect(await button(/^Connect/)).toHaveClass('acme-solid', 'acme-block');
    expect(screen.getByRole('button', { name: 'Show API key' })).toHaveClass('acme-ghost', 'acme-inline');
    expect(screen.getByRole('link')).toHaveAttribute('data-external', 'true');
    expect(document.querySelector('.acme-box')).toHaveAttribute('data-inset', 'true');
  });

  it('draws the way back to the product, which is a link that looks like a button', async () => {
    service.given.connection();
    const { user } = openInstall(service, { returnUrl: '/home' }, { options: { ...withKey, components } });
    await user.click(await button('Install'));

    const link = await screen.findByRole('link', { name: 'Go to Demo App' });
    expect(link).toHaveClass('acme-link');
    expect(link).toHaveAttribute('data-button', 'true');
    expect(link).toHaveAttribute('data-external', 'false');
  });

  it('keeps labels, errors and focus', async () => {
    const { user } = open();
    await user.click(await button(/^Connect/));

    const box = screen.getByLabelText('API key');
    expect(box).toHaveFocus();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Fill in API key.');
    expect(box.parentElement).toHaveClass('acme-wrong');
  });

  it('keeps a busy button in the tab order', async () => {
    const { user } = open();
    service.fail('generateConnection', 'never');
    await user.type(await screen.findByLabelText('API key'), 'key');
    await user.click(await button(/^Connect/));

    const busy = await button(/^Checking/);
    expect(busy).toHaveFocus();
    expect(busy).toBeEnabled();
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveAttribute('data-loading', 'true');
  });

  it('installs', async () => {
    const { user, onInstallSuccess } = open();
    await user.type(await screen.findByLabelText('API key'), 'juniper_demo_acme{Enter}');
    await user.click(await button('Install'));

    await waitFor(() => expect(onInstallSuccess).toHaveBeenCalledTimes(1));
  });

  it('may take over only one kind of element', async () => {
    openInstall(
      service,
      { integration: 'crm-sync-key' },
      { options: { ...withKey, components: { link: AcmeLink } } },
    );

    expect(await button(/^Connect/)).toHaveClass('dowel-button');
    expect(screen.getByRole('link')).toHaveClass('acme-link');
  });
});
