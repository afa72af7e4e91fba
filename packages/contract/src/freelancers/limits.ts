export const freelancerPageSize = 20;
export const searchTextMax = 100;
/** Maximum number of words in a search. Further words are ignored. */
export const searchWordsMax = 10;
