import type { ReactNode } from 'react';
import '@dowel/react/styles.css';
import './plain.css';

// biome-ignore lint/style/noDefaultExport: Next reads default exports
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
