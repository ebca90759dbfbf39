/** From this confidence on a value is sure; what was read with less waits for a person's look. */
export const sureFrom = 0.9;
