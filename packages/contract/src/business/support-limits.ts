/** Maximum number of documents that an admin lists for a company. */
export const supportDocumentsMax = 10;
export const supportTitleMax = 150;
export const supportLinkMax = 1000;
export const contactNameMax = 100;
export const contactRoleMax = 80;
export const contactPhoneMax = 50;
export const contactTimesMax = 150;
