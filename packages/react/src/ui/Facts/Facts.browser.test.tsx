import { expect, it } from 'vitest';
import { addOurStyles, addPage, mount } from '../../../test/mount.tsx';
import { Root } from '../Root/Root.tsx';
import { Facts } from './Facts.tsx';

it.each(['ltr', 'rtl'])('cuts off the dot where a fact begins a line, %s', (dir) => {
  addOurStyles();
  const box = addPage(`<div dir="${dir}" style="inline-size: 200px"></div>`);
  mount(
    <Root>
      <Facts facts={['Juniper', 'acme', 'a workspace with a long name']} />
    </Root>,
    box,
  );
  const line = box.querySelector('.dowel-facts')?.getBoundingClientRect();
  const isCutOff = [...box.querySelectorAll('.dowel-fact-dot')].map((dot) => {
    const { left, right } = dot.getBoundingClientRect();
    return right <= (line?.left ?? 0) + 1 || left >= (line?.right ?? 0) - 1;
  });

  expect(isCutOff).toEqual([false, true]);
});
