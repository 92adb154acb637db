import { apiKey, workspace } from '../plain-entries.ts';
import { allRecords } from '../support.ts';

// There is no health check: no call is known that every credential may make.
// Hosts, also of the sandbox: https://github.com/PaddleHQ/paddle-node-sdk, src/internal/api/constants.ts
export const paddle = apiKey({
  name: 'Paddle',
  base: 'https://api.paddle.com',
  page: 'https://developer.paddle.com/api-reference/about/authentication',
  // No answer names the seller. But products are never deleted, only archived
  // (https://developer.paddle.com/api-reference/about/delete-entities), so the first one stays the first. Sellers without
  // products stay unknown, and so do keys that may not read them.
  account: workspace(
    '/products?status=active,archived&order_by=id[ASC]&per_page=1',
    'data.0.id',
    'https://developer.paddle.com/api-reference/products/list-products',
  ),
  support: allRecords,
});
