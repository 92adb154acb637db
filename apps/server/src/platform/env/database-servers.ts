/** The servers of an address with several, `postgres://user@one:5432,two:5432/dowel`, each with an address of its own. */
export function serversOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^([a-z]+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/s.exec(url) ?? [];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}
