export const participantsMax = 500;
export const waitingListMax = 100;
export const liveTrainingTitleMax = 150;
export const liveTrainingDescriptionMax = 5000;
export const liveTrainingLinkMax = 2000;

export const messageSubjectMax = 120;
export const messageTextMax = 3000;

/** Fewest and most events that one series may create. */
export const [seriesMin, seriesMax] = [2, 52];

/** Number of live trainings on a page. A batch read of 50 items stays within DynamoDB's limit. */
export const liveTrainingPageSize = 50;
