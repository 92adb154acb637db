import type { CustomAuthConnect, CustomAuthConnected } from '../resources/custom-auth.ts';
import { wire } from './wire.ts';

/** One step of a sign-in that has several. Answers either the next page or the connection. */
export const customAuthConnect = /* @__PURE__ */ wire<{
  body: CustomAuthConnect;
  success: CustomAuthConnected;
}>()({
  operation: 'customAuthConnect',
  method: 'POST',
  path: '/custom-auth/connect',
  access: 'consumer',
});
