/** What a docket entry records. */
export const docketKinds = ['filing', 'hearing', 'order', 'status', 'notice'] as const;
