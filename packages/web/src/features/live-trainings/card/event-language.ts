/** Language of the texts that admins write about events, for the correct pronunciation by screen readers (O185). */
export const eventLanguage = "de";
