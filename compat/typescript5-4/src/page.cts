import '@dowel/react/styles.css';
import { DowelClient, type DowelError } from '@dowel/client';
import { createTokenSigner, nodeWebhookHandler, verifyWebhook, webhookHandler } from '@dowel/client/server';
import { InstallIntegration, type InstallIntegrationProps, ServiceProvider, useConnect } from '@dowel/react';
import type { Manifest } from '@dowel/schema';
import { parseManifest } from '@dowel/schema/manifest';
import { createDraft } from '@dowel/schema/rules';
import { oauthConnect } from '@dowel/schema/wire';

export const client = new DowelClient({ project: 'acme', apiKey: 'key' });
export const signer = createTokenSigner;
export const receivers = { nodeWebhookHandler, verifyWebhook, webhookHandler };
export const provider = ServiceProvider;
export const component = InstallIntegration;
export const props: InstallIntegrationProps = { integration: 'a', groupRef: 'b', consumerRef: 'c' };
export const codeOf = (error: DowelError) => error.code;
export const useStatus = () => useConnect().status;
export const rules = { createDraft, parseManifest, oauthConnect };
export type Deployed = Manifest;
