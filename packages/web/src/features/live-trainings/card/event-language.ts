/** Language in which admins write about events. Screen readers need it for the pronunciation (O185). */
export const eventLanguage = "de";
