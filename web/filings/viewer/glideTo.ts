/** Words this near to the edge of the view are hard to read, so they count as out of view. */
const rim = 24;
/** Beyond this distance, in heights of the view, smooth scrolling would take long and show nothing. */
const farthestGlide = 4;

type Place = { left: number; top: number; width: number; height: number };

/** Scrolls so that a position is in the upper third of the view; does nothing if the position is already visible. */
export function glideTo(desk: HTMLElement, place: Place): void {
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = desk;
  const isHigh = place.height > clientHeight - 2 * rim;
  const isBelow = place.top + (isHigh ? 0 : place.height) > scrollTop + clientHeight - rim;
  const isAbove = place.top < scrollTop + rim;
  const isWide = place.width > clientWidth - 2 * rim;
  const isRight = place.left + (isWide ? 0 : place.width) > scrollLeft + clientWidth;
  const isLeft = place.left < scrollLeft;
  if (!isBelow && !isAbove && !isRight && !isLeft) return;
  const top = isBelow || isAbove ? Math.max(0, place.top - clientHeight / 3) : scrollTop;
  const left =
    isRight || isLeft ? Math.max(0, place.left - (isWide ? rim : (clientWidth - place.width) / 2)) : scrollLeft;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isFar = Math.abs(top - scrollTop) > farthestGlide * clientHeight;
  desk.scrollTo({ top, left, behavior: still || isFar ? 'auto' : 'smooth' });
}
