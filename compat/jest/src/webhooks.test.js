/** @jest-environment node */
const { createHmac } = require('node:crypto');
const { verifyWebhook } = require('@dowel/client/server');

describe('requiring the receiver of webhooks in Jest', () => {
  it('verifies a message', async () => {
    const body = '{"notificationType":"connection.created","data":{}}';
    const timestamp = `${Math.floor(Date.now() / 1000)}`;
    const key = Buffer.from('a key of the product');
    const signature = createHmac('sha256', key).update(`msg_1.${timestamp}.${body}`).digest('base64');
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    };

    const event = await verifyWebhook(Buffer.from(body), headers, `whsec_${key.toString('base64')}`);

    expect(event).toMatchObject({ id: 'msg_1', notificationType: 'connection.created' });
  });
});
