import { listSamples } from '@dowel/schema/wire';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Caller, keyOf, requestOptions } from './caller.ts';

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
      queryFn: () => {
        const query = { connectionId, fields: fields.join(',') };
        const input = { params: { integrationId, objectName }, query };
        return caller.service.session.send(listSamples, input, requestOptions(caller));
      },
      gcTime: 0,
      placeholderData: keepPreviousData,
    }),
};
