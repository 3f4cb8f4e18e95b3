// The page: mounts the application and keeps it for times without a network.
import './style/tokens.css';
import './style/table-tokens.css';
import './style/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { keepOffline } from './app/offline';

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepOffline();
