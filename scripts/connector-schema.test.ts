import { expect, it } from 'vitest';
import { connectorMembers } from './connector-schema.ts';

it('a connector has at most as many members as a person can learn, and `extends`; what one provider needs is a function', () => {
  expect(connectorMembers().size).toBeLessThanOrEqual(141);
});
