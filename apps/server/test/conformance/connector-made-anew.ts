import type { Connector } from '../../src/providers/connectors/connector.ts';
import type { RestDefinition } from '../../src/providers/connectors/engine/definition.ts';
import { fittedTo } from '../../src/providers/connectors/engine/object.ts';
import { restConnector } from '../../src/providers/connectors/rest-connector.ts';

/**
 * A connector that is made anew for each page, and whose position was JSON in between, as if each page were read by another
 * process: nothing but its position may say where a read is.
 */
export function connectorMadeAnew(definition: RestDefinition): Connector {
  return {
    ...restConnector(definition),
    fitTo: (name, fieldNames) => connectorMadeAnew(fittedTo(definition, name, fieldNames)),
    readPage(request, position, fetch) {
      const stored = position === undefined ? undefined : JSON.parse(JSON.stringify(position));
      return restConnector({ ...definition }).readPage(request, stored, fetch);
    },
  };
}
