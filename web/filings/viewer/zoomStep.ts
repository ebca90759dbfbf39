/** One press of a zoom button, and one of the keys + and -. */
export const zoomStep = 1.2;
