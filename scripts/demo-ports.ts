/** The parts that `npm start` runs. */
export type DemoPart = 'server' | 'sandbox' | 'playground';

/** The variable that chooses the port of each part. */
export const portVariables: Record<DemoPart, string> = {
  server: 'DOWEL_PORT',
  sandbox: 'DOWEL_SANDBOX_PORT',
  playground: 'DOWEL_PLAYGROUND_PORT',
};

const usualPorts: Record<DemoPart, number> = { server: 4310, sandbox: 4320, playground: 4330 };
const MAX_PORT = 65_535;

/**
 * The port of each part.
 * @throws {Error} when a variable is no port, or two parts would have the same; the message says what to set
 */
export function demoPorts(env: Record<string, string | undefined>): Record<DemoPart, number> {
  const ports = {
    server: portOf('server', env),
    sandbox: portOf('sandbox', env),
    playground: portOf('playground', env),
  };
  if (new Set(Object.values(ports)).size < 3) {
    throw new Error(
      `Two parts would listen on one port: ${Object.entries(ports)
        .map(([name, port]) => `${name} ${port}`)
        .join(', ')}. Give each its own with ${Object.values(portVariables).join(', ')}.`,
    );
  }
  return ports;
}

function portOf(part: DemoPart, env: Record<string, string | undefined>): number {
  const name = portVariables[part];
  const text = env[name];
  if (text === undefined || text === '') return usualPorts[part];
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= MAX_PORT) return port;
  throw new Error(
    `${name} is "${text}", which is no port. Set it to a number from 1 to ${MAX_PORT}, or leave it out.`,
  );
}
