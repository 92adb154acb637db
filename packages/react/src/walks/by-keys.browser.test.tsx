import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, focused, openWalk, readAloud, tabTo } from '../../test/walk.tsx';

const isTab = (element: Element) => element.getAttribute('role') === 'tab';
const isSubmit = (element: Element) => element.matches('button[data-variant="primary"]');
/** Roles of what a person operates. */
const controls = ['button', 'checkbox', 'combobox', 'tab', 'textbox', 'searchbox', 'link'];

describe('installing with the keyboard alone', () => {
  it.each([false, true])('leads from signing in to an installation (isolated: %s)', async (isolated) => {
    const { box, service } = await openWalk(undefined, { isolated });
    await find(box, 'button[data-variant="primary"]');

    await tabTo(isSubmit);
    await userEvent.keyboard('{Enter}');
    await find(box, '[role="tab"]');
    // The screen changed under the focus, so its heading has it.
    await vi.waitFor(() => expect(focused()?.matches('h1, h2, h3')).toBe(true), 15_000);

    await tabTo(isTab);
    const first = focused()?.textContent;
    await userEvent.keyboard('{End}');
    expect(focused()?.textContent).not.toBe(first);
    await userEvent.keyboard('{Home}');
    expect(focused()?.textContent).toBe(first);

    const checkbox = await tabTo((element) => element.matches('input[type="checkbox"]'));
    const wasTicked = checkbox.matches(':checked');
    await userEvent.keyboard(' ');
    expect(checkbox.matches(':checked')).toBe(!wasTicked);

    await tabTo((element) => isSubmit(element) && /Install/.test(element.textContent ?? ''));
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(service.store.installations).toHaveLength(1), 15_000);
    expect(box.contains(focused())).toBe(true);
  });

  it('leads through the wizard, forwards and back', async () => {
    const { box, service } = await openWalk(({ given }) => given.connection(), {
      props: { variant: 'wizard' },
    });
    const isAt = (title: string) =>
      vi.waitFor(() => expect(document.activeElement?.textContent).toBe(title), 15_000);
    await find(box, '.dowel-row');

    const people = await tabTo((element) => element.matches('input[type="checkbox"]'));
    expect(people.matches(':checked')).toBe(true);
    await tabTo(isSubmit);
    await userEvent.keyboard('{Enter}');
    await isAt('People');
    await tabTo((element) => element.textContent === 'Back');
    await userEvent.keyboard('{Enter}');
    await isAt('Read from Juniper CRM');
    for (const title of ['People', 'Companies', 'Deals', 'Check and install']) {
      await tabTo(isSubmit);
      await userEvent.keyboard('{Enter}');
      await isAt(title);
    }
    await tabTo(isSubmit);
    await userEvent.keyboard('{Enter}');

    await vi.waitFor(() => expect(service.store.installations).toHaveLength(1), 15_000);
    await vi.waitFor(() => expect(document.activeElement?.matches('h2')).toBe(true), 15_000);
  });

  it('leaves the component at its end: nothing holds the focus', async () => {
    const { box } = await openWalk(({ given }) => given.installation());
    await find(box, '[role="tab"]');
    const after = document.body.appendChild(document.createElement('button'));
    after.textContent = 'After';
    after.style.outline = '2px solid';

    const reached = await tabTo((element) => element === after);

    expect(reached).toBe(after);
    after.remove();
  });
});

describe('what a screen reader is told', () => {
  it('has a name for everything that can have the focus, and its headings in order', async () => {
    const { box } = await openWalk(({ given }) => given.installation());
    await find(box, '[role="tab"]');

    const spoken = await readAloud();

    const nameless = spoken.filter(
      ({ role, name, isFocusable }) => isFocusable && controls.includes(role) && !name,
    );
    expect(nameless).toEqual([]);
    expect(spoken.filter(({ role }) => role === 'tab').length).toBeGreaterThanOrEqual(4);
    const levels = [...box.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
    // The title of the card comes before the tabs, and the selected tab before its panel.
    const order = spoken.map(({ role }) => role);
    expect(order.indexOf('heading')).toBeLessThan(order.indexOf('tab'));
    expect(order.indexOf('tab')).toBeLessThan(order.indexOf('tabpanel'));
  });

  it('has a name for everything in the wizard, and says where a person is', async () => {
    const { box } = await openWalk(({ given }) => given.connection(), { props: { variant: 'wizard' } });
    const next = await find(box, '.dowel-save-bar [data-variant="primary"]');
    const step = () => box.querySelector('[aria-current="step"]')?.textContent;
    const objects = await readAloud();
    expect(step()).toBe('Objects');

    next.click();
    await vi.waitFor(() => expect(step()).toBe('Fields'), 15_000);
    const fields = await readAloud();

    const nameless = [...objects, ...fields].filter(
      ({ role, name, isFocusable }) => isFocusable && controls.includes(role) && !name,
    );
    expect(nameless).toEqual([]);
    const choices = objects.filter(({ role }) => role === 'checkbox').map(({ name }) => name);
    for (const object of ['People', 'Companies', 'Deals']) expect(choices.join()).toContain(object);
    // The steps come before what is chosen in them.
    const order = fields.map(({ role }) => role);
    expect(order.indexOf('list')).toBeGreaterThan(-1);
    expect(order.indexOf('list')).toBeLessThan(order.indexOf('checkbox'));
  });

  it('says once that it is installed, and nothing twice in a row', async () => {
    const { box, heard } = await openWalk(({ given }) => given.connection());
    await find(box, '[role="tab"]');

    await tabTo((element) => isSubmit(element) && /Install/.test(element.textContent ?? ''));
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(heard.some((text) => /saved|installed/i.test(text))).toBe(true), 15_000);

    const told = heard.filter((text) => /saved|installed/i.test(text));
    expect(new Set(told).size).toBe(told.length);
  });
});
