export const freelancerPageSize = 20;
/** Maximum number of freelancers on the shortlist of a company. */
export const shortlistMax = 200;
export const shortlistNoteMax = 200;
export const searchTextMax = 100;
/** Maximum number of words in a search. Further words are ignored. */
export const searchWordsMax = 10;
