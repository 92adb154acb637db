import { type MockService, mockConsumerToken } from '@dowel/mocks';
import { getResponse } from 'msw';
import type { ServiceOptions } from '../src/index.ts';

/** Options of a page that a mock service answers without a network, each request after `before`. */
export const answeredBy = ({ handlers }: MockService, before?: (request: Request) => unknown) =>
  ({
    project: 'demo',
    getToken: async (identity) => mockConsumerToken(identity),
    fetch: async (request) => {
      await before?.(request.clone());
      return (await getResponse(handlers, request)) ?? Response.error();
    },
  }) satisfies ServiceOptions;
