import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter';
import '@dowel/react/styles';
import './product.css';
import '../pages/webhooks.css';
import { Product } from './Product.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Product />
    </StrictMode>,
  );
}
