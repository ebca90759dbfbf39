import './styles/app.css';
import './i18n.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { session } from './identity/session.ts';
import { makeStore } from './store.ts';

const restored = session.restore(Date.now());
const store = makeStore(restored ? { user: restored } : undefined);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App store={store} />
  </StrictMode>,
);
