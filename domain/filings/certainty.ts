/** From this confidence on, a value needs no review. */
export const sureFrom = 0.9;
