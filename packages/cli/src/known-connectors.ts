import { extname } from 'node:path';
import { type Connector, parseConnector } from '@dowel/schema/connector';
import { filesIn, isFolder, readTextFile } from './text-file.ts';
import { UsageError } from './usage-error.ts';

/**
 * The connectors of the operator's files, by the name of the provider. Like the server, it passes over hidden files and
 * other endings in a folder.
 * @throws {UsageError} when a file cannot be used
 */
export async function knownConnectors(
  folder: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Connector>> {
  const files = (await Promise.all(paths.map((path) => filesAt(folder, path)))).flat();
  const connectors = await Promise.all(files.map((file) => readConnector(folder, file)));
  return new Map(connectors.flatMap((connector) => (connector ? [[connector.provider, connector]] : [])));
}

const endings = ['.json', '.yaml', '.yml'];

async function filesAt(folder: string, path: string): Promise<string[]> {
  if (!(await isFolder(folder, path))) return [path];
  return (await filesIn(folder, path)).filter((name) => endings.includes(extname(name)));
}

/**
 * The text of a connector of data.
 * @throws {UsageError} if it is code, which only the server runs
 */
export function readConnectorFile(folder: string, file: string): Promise<string> {
  if (!/\.[cm]?[jt]s$/i.test(file)) return readTextFile(folder, file);
  throw new UsageError(
    `${file} is a connector of code, and this command reads those of data (YAML or JSON). A server that starts with the file says what is wrong with it.`,
  );
}

/** Undefined: it extends what ships with the server, and the entries of the catalogue say what that can do. */
async function readConnector(folder: string, file: string): Promise<Connector | undefined> {
  const { connector, extension } = parseConnector(await readConnectorFile(folder, file), { file });
  if (connector || extension) return connector;
  throw new UsageError(
    `The connector file ${file} has mistakes, so it is not known what your server can do. Run dowel connector check ${file}.`,
  );
}
