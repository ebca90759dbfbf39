/** `auto` takes the machine's own tesseract where there is one, else the one from the packages. */
export const recognitionModes = ['auto', 'native', 'bundled', 'off'] as const;

export type RecognitionMode = (typeof recognitionModes)[number];
