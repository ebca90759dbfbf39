/** A person's display preferences: theme, language, formats. */

export const dateFormats = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'] as const;
export type DateFormat = (typeof dateFormats)[number];

export const timeFormats = ['12h', '24h'] as const;
export type TimeFormat = (typeof timeFormats)[number];

/** Blue & Yellow, Dark Mode, Light Mode. */
export const themes = ['blue-yellow', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** English, Spanish, French. */
export const languages = ['en', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The languages in which all text of the portal is available. Other languages cannot be chosen. */
export const translatedLanguages = ['en'] as const satisfies readonly Language[];

/** The court that a person usually deals with; uploads are first assumed to be for it. */
export const usualCourts = [
  'California Superior Court',
  'Federal District Court',
  'California Appellate Court',
] as const;
export type UsualCourt = (typeof usualCourts)[number];

/** The preferences that every screen uses, and that a session therefore includes. */
export type Display = {
  date_format: DateFormat;
  time_format: TimeFormat;
  /** Null where the person chose none: the browser's own choice stays. */
  theme: Theme | null;
  language: Language;
  usual_court: UsualCourt | null;
};

/** For a person who has chosen nothing. */
export const usualDisplay: Display = {
  date_format: 'MM/DD/YYYY',
  time_format: '12h',
  theme: null,
  language: 'en',
  usual_court: null,
};
