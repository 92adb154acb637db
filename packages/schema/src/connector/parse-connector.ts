import { error, type Finding, type Path, warning } from '../manifest/finding.ts';
import { parseText } from '../manifest/parse-text.ts';
import type { ManifestFinding } from '../resources/deploy-plan.ts';
import { Connector, type ConnectorObject } from './connector.ts';
import type { ConnectorErrors } from './errors.ts';
import { ConnectorExtension, extendConnector, isExtension } from './extension.ts';
import { likeName } from './listed-name.ts';
import { objectFindings, type PlaceOf } from './object-findings.ts';
import { objectOf } from './object-of.ts';
import { parentFindings, subscribedFindings } from './parent-findings.ts';
import { START, shapeFindings } from './shape-findings.ts';
import { textFindings } from './text-findings.ts';
import { webhookFindings } from './webhook-findings.ts';

/** A connector that was checked. */
export interface CheckedConnector {
  /** Absent when the file has errors, or when it extends a connector that is not at hand. */
  connector?: Connector;
  /** What the file changes, if it extends a connector. */
  extension?: ConnectorExtension;
  /** The provider that the file names, also when it has errors. Absent: it cannot be read. */
  provider?: string;
  findings: ManifestFinding[];
}

interface Checks {
  file?: string;
  /** What else to say of a connector without errors. */
  alsoFind?: (connector: Connector) => readonly Finding[];
  /** The connector that ships for a provider. Absent: they are not at hand, so only the shape of an extension is checked. */
  shipped?: ((provider: string) => Connector | undefined) | undefined;
}

/**
 * Parses and checks the file of a connector, or of an extension, in YAML or JSON. Findings are in the order of the text.
 * Never throws.
 */
export function parseConnector(
  text: string,
  { file = 'The connector', alsoFind = () => [], shipped }: Checks = {},
): CheckedConnector {
  let provider: string | undefined;
  let extension: ConnectorExtension | undefined;
  const { value: connector, findings } = parseText(text, {
    name: file,
    emptyFix: START,
    largeFix: 'A connector is much smaller. Check that this is the right file.',
    inspect: (value) => {
      const named: unknown = isExtension(value) ? Object(value).extends : Object(value).provider;
      if (typeof named === 'string') provider = named;
      const read = isExtension(value) ? readExtension(value, shipped) : readConnector(value);
      extension = read.extension;
      const { connector, findings } = read;
      const isUsable = !findings.some(({ severity }) => severity === 'error');
      if (!isUsable || !connector) return { findings };
      return { value: connector, findings: [...findings, ...alsoFind(connector)] };
    },
  });
  return {
    ...(connector && { connector }),
    ...(extension && !findings.some(({ severity }) => severity === 'error') && { extension }),
    ...(provider !== undefined && { provider }),
    findings,
  };
}

interface ReadFile {
  connector?: Connector;
  extension?: ConnectorExtension;
  findings: Finding[];
}

function readConnector(value: unknown): ReadFile {
  const findings = shapeFindings(Connector, value);
  if (findings.length > 0) return { findings };
  const connector = Connector.parse(value);
  return { connector, findings: connectorFindings(connector) };
}

/** What contradicts something else is looked for in the whole connector, since a change may not fit what ships. */
function readExtension(value: unknown, shipped: Checks['shipped']): ReadFile {
  const findings = shapeFindings(ConnectorExtension, value);
  if (findings.length > 0) return { findings };
  const extension = ConnectorExtension.parse(value);
  if (!shipped) return { extension, findings };
  const base = shipped(extension.extends);
  if (base) {
    const connector = extendConnector(base, extension);
    const findings = [...connectorFindings(connector), ...namedOtherwise(base, extension)];
    return { connector, extension, findings };
  }
  const message = `No connector for "${extension.extends}" ships with Dowel, so there is nothing to extend.`;
  return {
    findings: [error(['extends'], message, 'Correct the name, or write a whole connector with "provider:".')],
  };
}

/** Finds objects that are new, although one that ships has the same name in another form. */
function namedOtherwise({ displayName, objects: shipped = {} }: Connector, extension: ConnectorExtension) {
  return Object.keys(extension.objects ?? {}).flatMap((name): Finding[] => {
    const meant = Object.hasOwn(shipped, name) ? undefined : likeName(shipped, name);
    if (meant === undefined) return [];
    const message = `The connector for ${displayName} has an object "${meant}". This adds another one, and does not change it.`;
    const fix = `Write "${meant}", unless ${displayName} has an object of its own named "${name}".`;
    return [warning(['objects', name], message, fix)];
  });
}

/** What contradicts something else in a connector whose parts are valid. */
function connectorFindings(connector: Connector): Finding[] {
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

/** Finds rules about missing fields that do not say where the name of the field stands. */
function errorFindings({ rules = [] }: ConnectorErrors): Finding[] {
  return rules.flatMap(({ means, field }, place): Finding[] => {
    const path = ['errors', 'rules', place];
    if (means === 'missing_field' && !field) {
      const message =
        'It is not said where an error names the field, so no field is left out, and the read fails.';
      return [warning(path, message, 'Add "field" with the member that has its name.')];
    }
    if (means !== 'missing_field' && field) {
      const message = 'Only an error about a missing field names one.';
      return [error([...path, 'field'], message, 'Write "means: missing_field", or remove it.')];
    }
    return [];
  });
}
