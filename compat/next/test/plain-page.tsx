import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Page from '../app/page.tsx';
import '@dowel/react/styles.css';
import '../app/plain.css';

const box = document.getElementById('box');
if (box) {
  createRoot(box).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
