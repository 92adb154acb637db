/** What is said of a receiver that did not answer, and what helps with it. */
const unanswered: readonly (readonly [said: RegExp, helps: string])[] = [
  [/No answer came within/, 'Let the receiver answer at once, and do its work afterwards'],
  [/ENOTFOUND/, 'Correct the name in the address of the destination, or its entry in the DNS'],
  [
    /ERR_SSL_|EPROTO/,
    'Let the receiver speak TLS at this port, or set the destination to the address where it does',
  ],
  [/CERT|SELF_SIGNED|UNABLE_TO_/, 'Give the receiver a certificate that is valid for its name'],
  [/is not HTTP/, 'Set the destination to the address and port where the receiver speaks HTTP'],
  [/ECONNREFUSED/, 'Start the receiver, or set the destination to the port where it listens'],
];

/**
 * What helps with a destination that does not take a message.
 * @param status what it has answered. Undefined: nothing
 * @param reason what was said of it
 */
export function receiverRemedy(status: number | undefined, reason = ''): string {
  const known = unanswered.find(([said]) => status === undefined && said.test(reason));
  if (known) return known[1];
  if (status === undefined)
    return 'Look whether the address is right, and whether a receiver with a valid certificate answers there in time';
  if (status === 401 || status === 403)
    return 'Give the receiver the signing key that the destination has now, or the header that it asks for';
  if (status === 404 || status === 405 || status === 410 || (status >= 300 && status < 400))
    return 'Set the destination to the address that takes messages';
  if (status === 413) return 'Let the receiver, and what stands before it, take larger bodies';
  if (status === 429) return 'Let the receiver take more messages at a time';
  if (status < 500) return 'Look at what the receiver answered, and let it take such messages';
  return 'Mend the receiver: its own log says why it fails';
}
