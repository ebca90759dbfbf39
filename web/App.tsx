import { useState } from 'react';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { routes } from './routes.tsx';
import type { AppStore } from './store.ts';
import { ToastPlace } from './ui/ToastPlace.tsx';

/** The portal in the browser: one store, one router, and one area for toasts. */
export function App({ store }: { store: AppStore }) {
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
      <ToastPlace />
    </Provider>
  );
}
