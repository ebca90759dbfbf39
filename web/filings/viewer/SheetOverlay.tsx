import { createContext, type ReactNode, useContext } from 'react';

const nothing = () => null;

/** What a screen draws over each page, in points of the page: by the page's number on the desk. */
export const SheetOverlays = createContext<(page: number) => ReactNode>(nothing);

/** The overlay of one page. Only this part is rendered again when overlays change. */
export function SheetOverlay({ page }: { page: number }) {
  return useContext(SheetOverlays)(page);
}
