/** @jsxImportSource hono/jsx */
import type { KeyFile } from '../sign-in/service-accounts.ts';
import { Layout } from './Layout.tsx';

/** Shows the key of a new service account, once. */
export function KeyFilePage({ file }: { file: KeyFile }) {
  return (
    <Layout title="A new service account">
      <h1>The key of your new service account</h1>
      <p class="lead">
        Juniper shows it once and keeps only the public half. Copy the whole file for{' '}
        <code>sandboxServiceAccount</code>, or <code>client_id</code>, <code>private_key_id</code> and{' '}
        <code>private_key</code> for <code>sandboxJwt</code>.
      </p>
      <label class="stacked">
        Key file
        <textarea readonly rows={12} spellcheck={false}>
          {JSON.stringify(file, null, 2)}
        </textarea>
      </label>
      <label class="stacked">
        Private key alone
        <textarea readonly rows={7} spellcheck={false}>
          {file.private_key}
        </textarea>
      </label>
      <p>
        <a href="/#sign-in">Back to the home page</a>
      </p>
    </Layout>
  );
}
