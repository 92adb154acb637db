/** The last 8 characters of an id. Ids begin with the time, so those of one minute begin alike. */
export function shortId(id: string): string {
  return id.length > 12 ? `…${id.slice(-8)}` : id;
}
