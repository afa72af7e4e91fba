/** Languages that profiles offer, as ISO 639-1 codes. The most frequent ones in the target countries come first. */
export const spokenLanguageCodes = [
  ...(["de", "en", "fr", "es", "it", "nl", "pl", "pt", "tr", "ru", "uk", "ar"] as const),
  ...(["sq", "hy", "bs", "bg", "zh", "da", "et", "fi", "el", "he", "hi", "id", "ja", "ko", "hr", "lv", "lt"] as const),
  ...(["mk", "no", "fa", "ro", "sv", "sr", "sk", "sl", "cs", "hu", "vi"] as const),
] as const;
export type SpokenLanguageCode = (typeof spokenLanguageCodes)[number];
