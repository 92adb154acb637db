import type { CreateConsumer } from '../resources/consumers.ts';
import { wire } from './wire.ts';

export const createConsumer = /* @__PURE__ */ wire<{ body: CreateConsumer }>()({
  operation: 'createConsumer',
  method: 'POST',
  path: '/projects/{projectIdOrName}/consumers',
  access: 'full',
  status: 201,
  media: 'none',
});
