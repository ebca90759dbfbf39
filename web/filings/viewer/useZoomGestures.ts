import { type RefObject, useEffect, useRef } from 'react';

type ZoomBy = (factor: number, at: { clientX: number; clientY: number }) => void;

/** One notch of a mouse wheel is about 100 pixels; six notches double the zoom. */
const notch = 0.0012;
const pixelsALine = 16;

/**
 * Zooming with Ctrl or Cmd and the wheel (which is also what pinching on a touch pad sends), and with two fingers on a
 * touch screen.
 */
export function useZoomGestures(desk: RefObject<HTMLElement | null>, zoomBy: ZoomBy): void {
  const zoom = useRef(zoomBy);
  zoom.current = zoomBy;
  useEffect(() => {
    const element = desk.current;
    if (!element) return;
    let apart = 0;

    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * pixelsALine : event.deltaY;
      // A pinch consists of small steps, so each step has a greater effect.
      const weight = Math.abs(pixels) < 40 ? notch * 8 : notch;
      zoom.current(Math.exp(-Math.max(-400, Math.min(400, pixels)) * weight), event);
    };
    const onTouch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) {
        apart = 0;
        return;
      }
      event.preventDefault();
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const middle = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
      if (apart > 0 && event.type === 'touchmove') zoom.current(now / apart, middle);
      apart = now;
    };

    // Passive listeners could not prevent the browser from zooming the entire portal.
    element.addEventListener('wheel', onWheel, { passive: false });
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      element.addEventListener(type, onTouch, { passive: false });
    return () => {
      element.removeEventListener('wheel', onWheel);
      for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
        element.removeEventListener(type, onTouch);
    };
  }, [desk]);
}
