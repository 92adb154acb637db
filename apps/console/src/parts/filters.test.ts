import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FilterChoice } from './Filters.tsx';

const drawn = (value: string | undefined) => {
  const options = [{ value: 'crm', label: 'CRM sync' }];
  return renderToStaticMarkup(
    createElement(FilterChoice, { label: 'Integration', value, options, onChange: () => undefined }),
  );
};

it('shows a condition of the address that is no choice, so that it can be taken away', () => {
  expect(drawn('deleted')).toContain('<option value="deleted" selected="">deleted</option>');
  expect(drawn('crm')).toContain('<option value="crm" selected="">CRM sync</option></select>');
  expect(drawn(undefined)).toContain('<option value="" selected="">all</option>');
});
