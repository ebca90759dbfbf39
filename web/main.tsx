import './styles/app.css';
import './i18n.ts';
import './calls/withoutEval.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { followSession } from './identity/followSession.ts';
import { obeyPreferences } from './preferences/obeyPreferences.ts';
import { device, deviceMark } from './session/device.ts';
import { session } from './session/session.ts';
import { makeStore } from './store.ts';
import { prepareDialogs } from './ui/Dialog.tsx';

/** In a separate task from running the modules, between which the browser can respond. */
function start(): void {
  const restored = session.restore(Date.now());
  const store = makeStore(restored ? { user: restored } : undefined);
  if (restored) obeyPreferences(restored.preferences);
  if (localStorage.getItem(deviceMark)) {
    device.part = import('./chambers/offline/startOffline.ts').then(
      ({ startOffline }) => startOffline(store),
      () => null,
    );
  }
  followSession(store);

  const root = createRoot(document.getElementById('root')!);
  // In a transition, React draws the screen in short tasks.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App store={store} />
      </StrictMode>,
    ),
  );

  // After the first screen, which does not need them.
  setTimeout(prepareDialogs, 10_000);
}

setTimeout(start);
