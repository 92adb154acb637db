import { DowelError } from '../errors.ts';

/** Why a message was refused. */
export type WebhookVerificationCode =
  | 'missing_header'
  | 'malformed_header'
  | 'body_not_raw'
  | 'body_too_large'
  | 'signature_mismatch'
  | 'too_old'
  | 'too_new'
  | 'not_json'
  | 'unknown_shape';

/** A message that must not be acted on. Branch on `code`. The message says what to do, and quotes no secret. */
export class WebhookVerificationError extends DowelError {
  override name = 'WebhookVerificationError';
  declare readonly code: WebhookVerificationCode;

  constructor(code: WebhookVerificationCode, message: string) {
    super(message, { code });
  }
}

/** How to get the body as it arrived. */
export const rawBodyAdvice =
  'Pass the body as it arrived, before anything parses it. Express: put express.raw({ type: "application/json" }) on ' +
  'this route, above app.use(express.json()). Next.js: await request.text() in a route handler; in pages/api also ' +
  'export const config = { api: { bodyParser: false } }. Hono: await context.req.text(). Fastify: ' +
  'addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => done(null, body)). ' +
  'NestJS: NestFactory.create(AppModule, { rawBody: true }).';
