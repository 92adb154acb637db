import type { Connector } from '@dowel/schema/connector';

/** What `restConnector` makes a connector of: data in the format of operators' files. */
export type RestDefinition = Connector;
