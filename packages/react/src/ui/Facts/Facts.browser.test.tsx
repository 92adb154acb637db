import { expect, it } from 'vitest';
import { addOurStyles, addPage, mount } from '../../../test/mount.tsx';
import { List } from '../List/List.tsx';
import { Row } from '../List/Row.tsx';
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

it('gives digits one width where they count or tell a time, and leaves hyphens as they are', () => {
  addOurStyles();
  const box = addPage('<div></div>');
  mount(
    <Root>
      <List>
        <Row title="People" facts={['120 read', 'until the next sign-in', 'acme-2']} />
      </List>
    </Root>,
    box,
  );
  const figures = [...box.querySelectorAll('.dowel-fact')].map(
    (fact) => getComputedStyle(fact).fontVariantNumeric,
  );

  expect(figures).toEqual(['tabular-nums', 'normal', 'normal']);
});
