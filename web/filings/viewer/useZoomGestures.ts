import { type RefObject, useEffect, useRef } from 'react';

type ZoomBy = (factor: number, at: { clientX: number; clientY: number }) => void;

/** A wheel's notch is some 100 pixels: so much that six of them double. */
const notch = 0.0012;
const pixelsALine = 16;

/** Zooming by the wheel with Ctrl or Cmd, which is also what a touch pad's pinch sends, and by two fingers on glass. */
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
      // A pinch comes in small steps, which weigh more each.
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
