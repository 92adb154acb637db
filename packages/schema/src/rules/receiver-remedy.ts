/** What helps with a destination that does not take a message, by what it has answered. Undefined: nothing. */
export function receiverRemedy(status: number | undefined): string {
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
