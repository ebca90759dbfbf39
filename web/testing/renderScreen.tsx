import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { routes } from '#web/routes.tsx';
import type { AuthData } from '#web/session/session.ts';
import { session } from '#web/session/session.ts';
import { makeStore } from '#web/store.ts';
import { Toasts } from '#web/ui/Toasts.tsx';
import { loadToasts } from '#web/ui/toast.ts';

await loadToasts();

type Options = { signedInAs?: AuthData | undefined };

/** The complete app at an address, as a browser would show it. */
export function renderApp(address: string, { signedInAs }: Options = {}) {
  return renderScreens(routes, address, signedInAs);
}

/** A single screen, with the store and a router around it. */
export function renderScreen(screen: ReactNode, { signedInAs, at = '/' }: Options & { at?: string } = {}) {
  return renderScreens([{ path: '*', element: screen }], at, signedInAs);
}

/** Several screens at their addresses, to test navigation between them. */
export function renderScreens(routeObjects: RouteObject[], address: string, signedInAs: AuthData | undefined) {
  if (signedInAs) session.store(signedInAs);
  const store = makeStore(signedInAs && { user: signedInAs });
  const router = createMemoryRouter(routeObjects, { initialEntries: [address] });
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
      <Toasts />
    </Provider>,
  );
  return { ...view, store, router };
}
