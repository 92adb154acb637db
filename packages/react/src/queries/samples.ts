import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Caller, keyOf, requestOptions } from './caller.ts';
import { integrations } from './integrations.ts';

/** Which values to read. */
export interface SamplesInput {
  integrationId: string;
  objectName: string;
  connectionId: string;
  fields: readonly string[];
}

export const samplesQueries = {
  /** Values of an account. They are forgotten as soon as nothing shows them. */
  ofFields: (caller: Caller, { integrationId, objectName, connectionId, fields }: SamplesInput) =>
    queryOptions({
      queryKey: keyOf(caller, 'samples', integrationId, objectName, connectionId, fields),
      queryFn: async () => {
        const query = { connectionId, fields: fields.join(',') };
        const options = requestOptions(caller);
        const answer = await integrations(caller.service).samples(integrationId, objectName, query, options);
        return answer.samples;
      },
      gcTime: 0,
      placeholderData: keepPreviousData,
    }),
};
