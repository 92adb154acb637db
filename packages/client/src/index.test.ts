import { describe, expect, it } from 'vitest';
import * as library from './index.ts';

describe('importing from the package', () => {
  // The entry re-exports files with `*`, so an export that is added to one of them becomes public.
  it('offers these names and no others', () => {
    expect(Object.keys(library).sort()).toEqual([
      'AuthenticationError',
      'BadRequestError',
      'ConflictError',
      'ConnectionError',
      'Connections',
      'DowelClient',
      'DowelError',
      'Installations',
      'Integrations',
      'NotFoundError',
      'PermissionError',
      'Projects',
      'Providers',
      'RateLimitError',
      'ResponseShapeError',
      'ServerError',
      'Session',
      'TimeoutError',
      'UnprocessableError',
      'WriteRejectedError',
      'isDowelError',
    ]);
  });
});
