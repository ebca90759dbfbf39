const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of a record's ID. PostgreSQL refuses any other text in a comparison with an ID. */
export const isId = (text: string): boolean => form.test(text);
