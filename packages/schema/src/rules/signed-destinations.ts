const signedTypes: readonly string[] = ['webhook', 'kafka', 'nats', 'pubsub'];

/** Whether messages to destinations of this type are signed: webhooks and streams. Each such destination has a key. */
export function isSignedDestinationType(type: string): boolean {
  return signedTypes.includes(type);
}
