import { error, type Finding, type Path } from '../manifest/finding.ts';
import { parseText } from '../manifest/parse-text.ts';
import type { ManifestFinding } from '../resources/deploy-plan.ts';
import { Connector, type ConnectorObject } from './connector.ts';
import { errorFindings } from './error-findings.ts';
import { objectFindings, type PlaceOf } from './object-findings.ts';
import { objectOf } from './object-of.ts';
import { parentFindings, subscribedFindings } from './parent-findings.ts';
import { connectorShapeFindings, START } from './shape-findings.ts';
import { textFindings } from './text-findings.ts';
import { webhookFindings } from './webhook-findings.ts';

/** A connector that was checked. */
export interface CheckedConnector {
  /** Absent when the file has errors. */
  connector?: Connector;
  /** The provider that the file names, also when it has errors. Absent: it cannot be read. */
  provider?: string;
  findings: ManifestFinding[];
}

/**
 * Parses and checks the file of a connector, in YAML or JSON. Findings are in the order of the text. Never throws.
 * @param alsoFind what else to say of a connector without errors
 */
export function parseConnector(
  text: string,
  {
    file = 'The connector',
    alsoFind = () => [],
  }: { file?: string; alsoFind?: (connector: Connector) => readonly Finding[] } = {},
): CheckedConnector {
  let provider: string | undefined;
  const { value: connector, findings } = parseText(text, {
    name: file,
    emptyFix: START,
    largeFix: 'A connector is much smaller. Check that this is the right file.',
    inspect: (value) => {
      const named: unknown = Object(value).provider;
      if (typeof named === 'string') provider = named;
      const found = connectorFindings(value);
      const isUsable = !found.some(({ severity }) => severity === 'error');
      if (!isUsable) return { findings: found };
      const connector = Connector.parse(value);
      return { value: connector, findings: [...found, ...alsoFind(connector)] };
    },
  });
  return { ...(connector && { connector }), ...(provider !== undefined && { provider }), findings };
}

/** Everything that is wrong with a connector. What contradicts something else is only looked for in valid parts. */
function connectorFindings(value: unknown): Finding[] {
  const shape = connectorShapeFindings(value);
  if (shape.length > 0) return shape;
  const connector = Connector.parse(value);
  const { objects = {}, objectNames } = connector;
  const names = Object.keys(objects);
  const found = [
    ...textFindings(connector),
    ...errorFindings(connector.errors),
    ...webhookFindings(connector.webhooks),
    ...subscribedFindings(connector),
    // Where all objects are listed, each is checked with what it takes over, and nothing else is read.
    ...(objectNames === 'any' ? findingsOf(connector, connector.object, (part) => ['object', part]) : []),
    ...names.flatMap((name) =>
      findingsOf(connector, objectOf(connector, name), (part) => placeOf(connector, name, part)),
    ),
  ];
  if (objectNames === 'listed' && names.length === 0) {
    found.push(
      error(['objectNames'], 'No object is listed, so nothing can be read.', 'List them under "objects".'),
    );
  }
  return unique(found);
}

function findingsOf(connector: Connector, object: ConnectorObject, place: PlaceOf): Finding[] {
  return [...objectFindings(object, place, connector.webhooks), ...parentFindings(connector, object, place)];
}

function placeOf({ objects = {} }: Connector, name: string, part: keyof ConnectorObject): Path {
  return objects[name]?.[part] === undefined ? ['object', part] : ['objects', name, part];
}

/** What is wrong with the defaults is found once for every object that has them. */
function unique(findings: readonly Finding[]): Finding[] {
  const seen = new Map(findings.map((finding) => [JSON.stringify([finding.path, finding.message]), finding]));
  return [...seen.values()];
}
