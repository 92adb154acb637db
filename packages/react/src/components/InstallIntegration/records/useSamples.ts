import { useQuery } from '@tanstack/react-query';
import { useCaller } from '../../../context/scope.ts';
import { samplesQueries } from '../../../queries/samples.ts';
import { useConnectedFlow } from '../flow.ts';
import { useShownObject } from '../object/shown-object.ts';

/** The most fields that the service answers at once. */
const MOST_FIELDS = 50;

/** Values of some fields of the shown object. */
export function useSamples(fields: readonly string[]) {
  const caller = useCaller();
  const { integration, connection } = useConnectedFlow();
  const { object } = useShownObject();
  // A name with a comma cannot be sent: commas separate the names.
  const names = [...new Set(fields)].filter((name) => !name.includes(',')).slice(0, MOST_FIELDS);
  return useQuery(
    {
      ...samplesQueries.ofFields(caller, {
        integrationId: integration.id,
        objectName: object.objectName,
        connectionId: connection.id,
        fields: names.sort(),
      }),
      enabled: names.length > 0,
    },
    caller.service.queryClient,
  );
}
