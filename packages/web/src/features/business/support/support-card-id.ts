/** Id of the card on the overview to which links to the support lead. */
export const supportCardId = "support";
