/** Of what admins write about an event, whatever language the page is in: it is pronounced so (O185). */
export const eventLanguage = "de";
