/** The zoom factor of a zoom button, and of the keys + and -. */
export const zoomStep = 1.2;
