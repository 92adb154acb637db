import qs from 'qs';
import { StripeError } from './errors.ts';

/** A value of a form: `name=a`, `address[city]=b` and `items[0][price]=c` make texts, maps and lists. */
export type FormValue = string | FormValue[] | { readonly [name: string]: FormValue };

export type Form = Readonly<Record<string, FormValue>>;

/**
 * Reads a query string or a form-encoded body, in which brackets nest.
 * Parameters after the first 1,000 are ignored.
 */
export function readForm(text: string): Form {
  const parsed: unknown = qs.parse(text, {
    plainObjects: true,
    depth: 10,
    arrayLimit: 100,
    parameterLimit: 1000,
    throwOnLimitExceeded: false,
  });
  // The cast is safe: without a custom decoder, qs makes only texts, lists and maps.
  return parsed as Form;
}

/**
 * Reads the body of a POST. Stripe takes forms only.
 * @throws {StripeError} 400 for JSON and other types
 */
export function readFormBody(type: string | undefined, text: string): Form {
  if (text === '') return {};
  if (type?.split(';')[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded')
    return readForm(text);
  throw new StripeError(
    400,
    'Invalid request (check that your POST content type is application/x-www-form-urlencoded). If you have questions, we can help at https://support.stripe.com/.',
  );
}
