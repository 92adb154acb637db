import { expect, it } from 'vitest';
import { receiverRemedy } from './receiver-remedy.ts';

it.each([
  ['No answer came within 20 s.', 'answer at once'],
  ['https://x.example cannot be reached (ENOTFOUND: the name is not known).', 'Correct the name'],
  ['https://x.example cannot be reached (ERR_SSL_WRONG_VERSION_NUMBER).', 'speak TLS'],
  ['https://x.example cannot be reached (CERT_HAS_EXPIRED).', 'certificate that is valid'],
  ['https://x.example gave an answer that is not HTTP.', 'speaks HTTP'],
  ['https://x.example cannot be reached (ECONNREFUSED).', 'Start the receiver'],
  ['The attempt was stopped.', 'whether the address is right'],
])('has a step of its own for a receiver that does not answer: %s', (reason, step) => {
  expect(receiverRemedy(undefined, reason)).toContain(step);
});

it.each([
  [401, 'signing key'],
  [404, 'Set the destination to the address'],
  [413, 'take larger bodies'],
  [500, 'its own log'],
])('goes by the status of an answer, whatever is said of it: %i', (status, step) => {
  expect(receiverRemedy(status, 'No answer came within 20 s.')).toContain(step);
});
