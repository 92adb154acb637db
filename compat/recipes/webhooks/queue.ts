// recipes/webhooks/queue.ts
import { verifyWebhook, WebhookVerificationError } from '@dowel/client/server';
import { queue } from './queue-of-yours'; // yours

/** Checks the message, and leaves the work to a queue. */
export async function receive(request: Request): Promise<Response> {
  try {
    const event = await verifyWebhook(
      await request.text(),
      request.headers,
      process.env.DOWEL_WEBHOOK_SECRET,
    );
    await queue.add(event.id, event);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    return Response.json({ code: error.code, message: error.message }, { status: 400 });
  }
}
