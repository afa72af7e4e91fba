/** Maximum number of documents that an admin lists for a company. */
export const supportDocumentsMax = 10;
export const supportTitleMax = 150;
export const supportLinkMax = 1000;
