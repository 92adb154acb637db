import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { find, openWalk } from '../../../../test/walk.tsx';

it.each([375, 1280])(
  'shows who changed an object at %i pixels without moving what stands below',
  async (width) => {
    await page.viewport(width, 800);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { box } = await openWalk(({ given }) => given.installation(), {
      beforeAnswer: ({ url }) => (url.includes('activity') ? answered : undefined),
    });
    const section = await find(box, '[role="tabpanel"] .dowel-section');
    const before = section.getBoundingClientRect().top;

    answer();

    await vi.waitFor(() => expect(box.textContent).toContain('Changed by'), 15_000);
    expect(section.getBoundingClientRect().top).toBe(before);
  },
);

it('leads to the changes even if they cannot be loaded', async () => {
  const { box } = await openWalk(({ given, fail }) => {
    given.installation();
    fail('listActivity', 'installation_not_found');
  });

  await vi.waitFor(() => expect(box.textContent).toContain('Changes to People'), 15_000);
});
