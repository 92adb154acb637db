/** The last 8 characters of an id. Ids begin with the time, so those of one minute begin alike. */
export function shortId(id: string): string {
  return id.length > 12 ? `…${id.slice(-8)}` : id;
}

/** Who did something, as the audit log names them, without the middle of a long id: `api-key:…f3f11cea`. */
export function shortActor(actor: string): string {
  return actor.length > 24 ? `${actor.split(':')[0]}:…${actor.slice(-8)}` : actor;
}
